import type { Check } from '#domain/check.ts';
import { NEXT_FILE } from '#domain/uploads/photo-order.ts';
import type { UploadOptions } from '#web/lib/upload.ts';

/** What is typed and chosen about a listing: text, field by field. */
export type TextFields<Field extends string = string> = Record<Field, string>;

/** The files of a listing, the photos in their order. */
export interface ListingFiles {
  images: readonly File[];
  video: File | undefined;
}

/** What can be uploaded, and how: a property, a vehicle. */
export interface UploadKind<Field extends string> {
  /** Sends the form; resolves to the path of the new listing's page. */
  send(form: FormData, options: UploadOptions): Promise<string>;
  /** The queries that show such listings: stale once one is added. */
  queries: readonly string[];
  /** Where an unfinished upload is kept on the device. */
  draftKey: string;
  empty: Readonly<TextFields<Field>>;
  /** Whether a listing needs a photo. */
  photosRequired: boolean;
  /** What changes with one field. */
  change(field: Field, value: string): Partial<TextFields<Field>>;
  /** The rules (specification §5). */
  check(text: TextFields<Field>, files: ListingFiles): Check;
  /** What is sent beside the text as it was typed. */
  sent(text: TextFields<Field>): Record<string, string>;
  sentences: {
    title: string;
    submit: string;
    submitting: string;
    failure: string;
    /** The one sentence for all that is missing, where there is one. */
    required?: string;
    /** The question before a listing without photos is sent, where it may have none. */
    withoutPhotos?: { title: string; text: string; confirm: string; back: string };
  };
}

/**
 * Files that are on the server already, by the ids of their uploads, NEXT_FILE where one of the form stands among
 * them; and what is made of one for the form.
 */
export interface ArrivedFiles {
  photos: readonly string[];
  video?: string | undefined;
  /** A picture of the video. */
  poster?: Blob | undefined;
}

/**
 * The form as it is sent (specification §7): the text, then the photos in their order, then the video. What has
 * arrived by itself is named, in its place.
 */
export function toFormData<Field extends string>(
  kind: Pick<UploadKind<Field>, 'sent'>,
  text: TextFields<Field>,
  { images, video }: ListingFiles,
  arrived: ArrivedFiles = { photos: [] },
): FormData {
  const form = new FormData();
  const fields: Record<string, string> = { ...text, ...kind.sent(text) };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const image of images) form.append('images', image);
  if (video) form.set('video', video);
  if (arrived.photos.some((entry) => entry !== NEXT_FILE))
    form.set('photoUploads', arrived.photos.join(','));
  if (arrived.video) form.set('videoUpload', arrived.video);
  if (arrived.poster) form.set('poster', arrived.poster, 'poster.jpg');
  return form;
}
