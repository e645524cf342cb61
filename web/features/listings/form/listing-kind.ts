import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '#domain/accounts/actor.ts';
import type { Check } from '#domain/check.ts';
import type { FactTable } from '#domain/facts/fact.ts';
import type { Photo } from '#domain/media/photo.ts';
import type { VideoDetails } from '#domain/media/schema.ts';
import type { OwnPin } from '#domain/places/own-pin-schema.ts';
import type { AnsweredDetails } from '#domain/read-details/schema.ts';
import { NEXT_FILE } from '#domain/uploads/photo-order.ts';
import type { ReadPath } from '#web/lib/api/call-path.ts';
import type { UploadOptions } from '#web/lib/api/upload.ts';
import type { OwnKind } from '../own-kind.ts';

/** The texts and choices of a listing form, by field. */
export type TextFields<Field extends string = string> = Record<Field, string>;

/** The files of a listing, the photos in their order. */
export interface ListingFiles {
  images: readonly File[];
  video: File | undefined;
}

/** The stored fields that every kind of listing shares. */
export interface StoredListing {
  _id: string;
  name: string;
  /** In cedi. */
  price: number;
  photos: readonly Photo[];
  video: string | null;
  videoDetails: Pick<VideoDetails, 'status'> | null;
  facts: Readonly<Record<string, unknown>>;
  readFromText?: readonly string[] | undefined;
  updatedAt: string;
}

/** Sent with the form's texts when saving; whatever is left out stays as it is (domain/uploads/schema.ts). */
export interface MediaChanges {
  photos?: string[];
  video?: string | null;
  poster?: string;
}

/** A form in the format for saving. */
export type SavedForm<Field extends string> = TextFields<Field> &
  MediaChanges & { expectedUpdatedAt: string };

/** A kind of listing, property or vehicle: one definition serves both the upload and the edit form. */
export interface ListingKind<Field extends string, Listing extends StoredListing> {
  /** Its calls, its queries and its words in lists. */
  own: OwnKind;
  /** The call for one listing, and the one for its pin. */
  path(id: string): ReadPath<Listing>;
  pinPath(id: string): ReadPath<OwnPin>;
  /** The call for what its lister answered about details read from its text. */
  answeredPath(id: string): ReadPath<AnsweredDetails>;
  /** Storage key for an unfinished upload on this device. */
  draftKey: string;
  /** The details that listings of the kind may have. */
  facts: FactTable;
  /** A listing's texts for the form; empty without one. */
  textOf(listing?: Listing): TextFields<Field>;
  photosRequired: boolean;
  /** The other fields to update when this one changes. */
  change(field: Field, value: string): Partial<TextFields<Field>>;
  /** The rules (specification §5); without `files`, those for editing a listing. */
  check(text: TextFields<Field>, files?: ListingFiles): Check;
  /** Fields sent instead of the typed text, or in addition to it. */
  sent(text: TextFields<Field>, listing?: Listing): Record<string, string>;
  /** The field's name as it reads mid-sentence. */
  called(field: Field): string;
  /** Characters of a name. */
  nameMax: number;
  listerOf(listing: Listing): string;
  mayEdit(viewer: Viewer, listing: Listing): boolean;
  /** Sends the form of a new listing; resolves to the new listing. */
  create(form: FormData, options: UploadOptions): Promise<Listing>;
  /** Saves an existing listing's form; resolves to the saved listing. */
  save(id: string, form: SavedForm<Field>): Promise<Listing>;
  /** Has every list and page show the saved listing. */
  showSaved(queryClient: QueryClient, listing: Listing): void;
  sentences: {
    title: string;
    submit: string;
    submitting: string;
    failure: string;
    editTitle: string;
    updated: string;
    updateFailure: string;
    changedMeanwhile: string;
    deletedMeanwhile: string;
    /** The one message for all missing fields, if the kind has one. */
    required?: string;
    /** The question before sending a listing without photos, if photos are optional. */
    withoutPhotos?: { title: string; text: string; confirm: string; back: string };
  };
}

/**
 * Files already on the server, by the ids of their uploads, with NEXT_FILE in place of each file that the form
 * carries; and the video's poster, which goes with the form.
 */
export interface ArrivedFiles {
  photos: readonly string[];
  video?: string | undefined;
  /** A picture of the video. */
  poster?: Blob | undefined;
  /** The copied listing, whose photos are named among `photos` by their keys. */
  copyOf?: string | undefined;
  /** Its video is taken too. */
  copyVideo?: boolean | undefined;
}

/**
 * A new listing as form data (specification §7): the text, then the photos in order, then the video. A file that
 * has already been uploaded is named in its place.
 */
export function toFormData<Field extends string>(
  kind: { sent(text: TextFields<Field>): Record<string, string> },
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
  if (arrived.copyOf) form.set('copyOf', arrived.copyOf);
  if (arrived.copyVideo) form.set('copyVideo', 'yes');
  if (arrived.video) form.set('videoUpload', arrived.video);
  if (arrived.poster) form.set('poster', arrived.poster, 'poster.jpg');
  return form;
}
