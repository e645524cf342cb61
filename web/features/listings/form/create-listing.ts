import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api/api-error.ts';
import { hasArrived, onceHeaders } from '#web/lib/api/idempotency-key.ts';
import type { UploadProgress } from '#web/lib/api/upload.ts';
import { drawPoster } from './files/draw-poster.ts';
import { photoEntries } from './listing-files.ts';
import {
  type ListingKind,
  type StoredListing,
  type TextFields,
  toFormData,
} from './listing-kind.ts';
import { refusalOf, type SubmitResult } from './submit-result.ts';
import type { ListingMedia } from './use-listing-media.ts';

interface Form<Field extends string> {
  text: TextFields<Field>;
  media: Pick<ListingMedia, 'settled' | 'placed' | 'video' | 'keepsVideo'>;
  /** All texts and choices as one string: equal strings sent again mean the same listing. */
  content: string;
  /** The id of the listing that is copied. */
  copyOf?: string | undefined;
}

/** Sends the form of a new listing once its files are on the server; `signal` cancels. */
export async function createListing<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  queryClient: QueryClient,
  { text, media, content, copyOf }: Form<Field>,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<SubmitResult<Field, Listing>> {
  try {
    const [poster, files] = await Promise.all([
      media.video && drawPoster(media.video),
      media.settled(signal),
    ]);
    if (signal.aborted) return { kind: 'cancelled' };
    if (files.missing) return { kind: 'files-missing' };
    const form = toFormData(kind, text, files.withForm, {
      ...files.arrived,
      poster,
      ...(copyOf !== undefined && {
        photos: photoEntries(media.placed(files)),
        copyOf,
        copyVideo: media.keepsVideo && !media.video,
      }),
    });
    const headers = onceHeaders(kind.draftKey, content);
    const listing = await kind.create(form, { signal, headers, onProgress });
    hasArrived(kind.draftKey);
    const { ownQuery, publicQueries } = kind.own;
    for (const name of [ownQuery, ...publicQueries])
      void queryClient.invalidateQueries({ queryKey: [name] });
    return { kind: 'created', listing };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    const { failure } = kind.sentences;
    if (!(error instanceof ApiError)) return { kind: 'failed', sentence: failure };
    return error.status === 401 ? { kind: 'signed-out' } : refusalOf(error, failure);
  }
}
