import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '#domain/accounts/actor.ts';
import type { Check } from '#domain/check.ts';
import type { Photo } from '#domain/media/photo.ts';
import type { VideoDetails } from '#domain/media/schema.ts';
import type { TextFields } from '../upload/upload-kind.ts';

/** What every listing has that can be edited. */
export interface EditableListing {
  _id: string;
  name: string;
  /** In cedi. */
  price: number;
  photos: readonly Photo[];
  video: string | null;
  videoDetails: Pick<VideoDetails, 'status'> | null;
  updatedAt: string;
}

/** What can be edited, and how: a property, a vehicle. */
export interface EditKind<Field extends string, Listing extends EditableListing> {
  /** Whether a listing needs a photo. */
  photosRequired: boolean;
  /** Tells the drafts and queries of the kinds apart. */
  name: string;
  /** The call that reads a listing and takes its form. */
  path(id: string): string;
  mayEdit(viewer: Viewer, listing: Listing): boolean;
  /** The form of a listing as it is. */
  textOf(listing: Listing): TextFields<Field>;
  /** What changes with one field. */
  change(field: Field, value: string): Partial<TextFields<Field>>;
  /** The rules (specification §5). */
  check(text: TextFields<Field>): Check;
  /** What is sent beside the text as it was typed. */
  sent(text: TextFields<Field>, listing: Listing): Record<string, unknown>;
  /** The listing in the answer of the call. */
  answered(answer: unknown): Listing;
  /** Has every list and page show the saved listing. */
  showSaved(queryClient: QueryClient, listing: Listing): void;
  /** What a field is called within a sentence. */
  called(field: Field): string;
  /** The listing's own page. */
  pageOf(id: string): string;
  sentences: {
    title: string;
    updated: string;
    failure: string;
    /** It is no longer there. */
    gone: string;
    changedMeanwhile: string;
    /** The one sentence for all that is missing, where there is one. */
    required?: string;
  };
}
