import { plural } from '#domain/plural.ts';
import { NoImage } from '#web/ui/no-image.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { FormSection } from '../upload/form-section.tsx';
import type { EditableListing } from './edit-kind.ts';

/** The photos and the video of a listing, which stay as they are. */
export function KeptPhotos({ id, listing }: { id: string; listing: EditableListing }) {
  const { photos, video } = listing;
  return (
    <FormSection id={id} title="How it looks" text={keptText(photos.length, video !== null)}>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {photos.map((photo) => (
            <li key={photo.key}>
              <Picture photo={photo} sizes="160px" className="aspect-4/3 rounded-small" />
            </li>
          ))}
        </ul>
      ) : (
        <NoImage className="aspect-4/3 w-32 rounded-small" />
      )}
    </FormSection>
  );
}

/** The first of them, for the outline. */
export function KeptCover({ listing: { photos } }: { listing: EditableListing }) {
  return <Picture photo={photos[0]} sizes="320px" alt="" className="aspect-4/3 w-full" />;
}

function keptText(count: number, hasVideo: boolean): string {
  if (count === 0 && !hasVideo) return 'There are no images yet.';
  const photos = plural(count, 'image');
  return `${hasVideo ? `${photos} and the video` : photos}. They stay as they are.`;
}
