import type { QueryClient } from '@tanstack/react-query';
import { ApiError, read } from '#web/lib/api/api.ts';
import { mergeChanges, mergedSentence } from '#web/lib/forms/merge-changes.ts';
import { OWN_MODERATION } from '#web/lib/lists/own-moderation.ts';
import { sendPoster } from './files/send-poster.ts';
import { arrivedId } from './listing-files.ts';
import type { ListingKind, MediaChanges, StoredListing, TextFields } from './listing-kind.ts';
import { refusalOf, type SubmitResult } from './submit-result.ts';
import type { ListingMedia } from './use-listing-media.ts';

interface Form<Field extends string, Listing> {
  /** The version that the form began with. */
  listing: Listing;
  text: TextFields<Field>;
  media: Pick<ListingMedia, 'settled' | 'photos' | 'video' | 'isChanged'>;
}

/**
 * Saves a listing once its new files are on the server. Changes made elsewhere in the meantime are shown first,
 * unless they concern nothing in the form.
 */
export async function saveListing<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  queryClient: QueryClient,
  { listing, text, media }: Form<Field, Listing>,
  signal: AbortSignal,
): Promise<SubmitResult<Field, Listing>> {
  const changes = await mediaChanges(media, signal);
  if (!changes) return { kind: 'files-missing' };
  try {
    return succeeded(kind, queryClient, await put(kind, listing, text, changes));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'CHANGED_MEANWHILE') return failed(kind, error);
  }
  try {
    const latest = await read(kind.path(listing._id));
    const merged = mergeChanges(kind.textOf(listing), text, kind.textOf(latest));
    const sentence = mergedSentence(merged, kind.called);
    if (sentence) {
      const message = `${kind.sentences.changedMeanwhile} ${sentence}`;
      return { kind: 'merged', listing: latest, text: merged.text, message };
    }
    return succeeded(kind, queryClient, await put(kind, latest, merged.text, changes));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failed(kind, error);
  }
}

/** Undefined while a new file is not there. */
async function mediaChanges(
  { settled, photos, video, isChanged }: Form<never, never>['media'],
  signal: AbortSignal,
): Promise<MediaChanges | undefined> {
  const { all, arrived } = await settled(signal);
  const ids = new Map(all.map((file) => [file.id, arrivedId(file)]));
  if (all.some(({ id }) => ids.get(id) === undefined)) return undefined;
  const poster = video && (await sendPoster(video, signal));
  return {
    ...(isChanged.photos && {
      photos: photos.flatMap(({ id, stored }) => stored?.key ?? ids.get(id) ?? []),
    }),
    ...(isChanged.video && { video: arrived.video ?? null }),
    ...(poster && { poster }),
  };
}

function put<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  listing: Listing,
  text: TextFields<Field>,
  changes: MediaChanges,
): Promise<Listing> {
  return kind.save(listing._id, {
    ...text,
    ...kind.sent(text, listing),
    ...changes,
    expectedUpdatedAt: listing.updatedAt,
  });
}

function succeeded<Field extends string, Listing extends StoredListing>(
  kind: ListingKind<Field, Listing>,
  queryClient: QueryClient,
  listing: Listing,
): SubmitResult<Field, Listing> {
  kind.showSaved(queryClient, listing);
  void queryClient.invalidateQueries({ queryKey: [OWN_MODERATION] });
  return { kind: 'saved', listing };
}

function failed<Field extends string, Listing extends StoredListing>(
  { sentences }: ListingKind<Field, Listing>,
  error: ApiError,
): SubmitResult<Field, Listing> {
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 401) return { kind: 'signed-out' };
  return refusalOf(error, sentences.updateFailure);
}
