import type { ListingMedia } from './use-listing-media.ts';

interface Refusal {
  fields: Readonly<Record<string, string>>;
  /** Only another file helps. */
  isFinal: boolean;
}

/**
 * A refusal's errors by the form's fields. The API names photos by their place ('photos.2', 'images.0',
 * 'photoUploads.1'): each photo shows its own error, and a summary names them all.
 */
export function refusedFields(
  { fields, isFinal }: Refusal,
  { onTheirWay, film, refuse }: Pick<ListingMedia, 'onTheirWay' | 'film' | 'refuse'>,
): Record<string, string> {
  const shown: Record<string, string> = {};
  const named: string[] = [];
  const withForm = onTheirWay.filter(({ state }) => state.step === 'with-form');
  for (const [field, sentence] of Object.entries(fields)) {
    const [, of, place] = /^(photos|photoUploads|images)(?:\.(\d+))?$/.exec(field) ?? [];
    if (of === undefined) {
      const isOfVideo = field === 'video' || field === 'videoUpload';
      shown[isOfVideo ? 'video' : field] = sentence;
      if (isOfVideo && film) refuse(film.id, sentence, isFinal);
      continue;
    }
    const photo = place && (of === 'images' ? withForm : onTheirWay)[Number(place)];
    if (photo) {
      if (!photo.stored) refuse(photo.id, sentence, isFinal);
      named.push(`Photo ${onTheirWay.indexOf(photo) + 1}: ${sentence}`);
    } else named.push(sentence);
  }
  if (named.length > 0) shown.images = named.join(' ');
  return shown;
}
