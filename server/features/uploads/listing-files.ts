import type { Actor } from '#domain/accounts/actor.ts';
import { allRefused, badInput, DomainError } from '#domain/errors.ts';
import { MAX_PHOTOS } from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import type { UploadKind } from '#domain/uploads/limits.ts';
import { uploadMessages } from '#domain/uploads/messages.ts';
import { NEXT_FILE } from '#domain/uploads/photo-order.ts';
import { isId } from '#domain/values/id.ts';
import type { JudgedPhoto, ReceivedPhoto } from '#server/features/media/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ReceivedFile, Upload } from '#server/platform/upload.ts';
import { type UploadRow, uploads } from './repository.ts';
import { removeBytes } from './upload-store.ts';

/** An upload that a form names, and the field for an error about it. */
export interface NamedUpload {
  id: string;
  kind: UploadKind;
  field: string;
}

/** The files of a listing, wherever they came from: uploads by id, or parts of its form. */
export interface ListingFiles {
  /** In the form's order; files that it gives no place come last. */
  photos: ReceivedPhoto[];
  video: ReceivedFile | undefined;
  /** The browser's picture of the video. */
  poster: ReceivedPhoto | undefined;
  /**
   * Media taken from another listing; `photos`: for each photo in the order its key there, null for
   * the next of the files.
   */
  copied: { of: string; photos: readonly (string | null)[]; video: boolean } | undefined;
  /**
   * Takes the uploads for the listing of this transaction, once and for all.
   * @throws {DomainError} CONFLICT when another listing was quicker.
   */
  claim(tx: Transaction): Promise<void>;
}

/**
 * Gives `work` the files of a form, including uploads by id. If it succeeds the uploads are gone;
 * if it fails they wait as before.
 * @throws {DomainError} BAD_INPUT or CONFLICT with `photoUploads.0`, … or `videoUpload` among its fields; and
 * what `work` throws.
 */
export async function withListingFiles<T>(
  platform: Platform,
  actor: Actor,
  { fields, files }: Pick<Upload, 'fields' | 'files'>,
  work: (files: ListingFiles) => Promise<T>,
): Promise<T> {
  const images = files.filter((file) => file.field === 'images');
  const film = files.find((file) => file.field === 'video');
  const named = namedUploads(fields);
  const photoCount = named.filter(({ kind }) => kind === 'photo').length;
  const copied = copiedOf(fields);
  const copiedCount = copied?.photos.filter((entry) => entry !== null).length ?? 0;
  if (photoCount + images.length + copiedCount > MAX_PHOTOS) {
    throw badInput(mediaMessages.tooManyPhotos, { images: mediaMessages.tooManyPhotos });
  }
  if (film && named.length > photoCount) {
    throw badInput(mediaMessages.tooManyVideos, { video: mediaMessages.tooManyVideos });
  }
  return withUploads(platform, actor, named, ({ received, claim }) =>
    work({
      photos: inOrder(
        photoEntries(fields).filter((entry) => !isCopied(fields, entry)),
        received.slice(0, photoCount),
        images,
      ),
      video: film ?? received[photoCount],
      poster: files.find((file) => file.field === 'poster'),
      copied,
      claim,
    }),
  );
}

/**
 * Does the same for uploads only, as files in their order.
 * @throws {DomainError} BAD_INPUT or CONFLICT, naming the field of each at fault.
 */
export async function withUploads<T>(
  platform: Platform,
  actor: Actor,
  named: NamedUpload[],
  work: (files: { received: ReceivedPhoto[]; claim(tx: Transaction): Promise<void> }) => Promise<T>,
): Promise<T> {
  const { log, now, resumable } = platform;
  const rows = await findWhole(platform, actor, named);
  const ids = rows.map(({ id }) => id);
  let result: T;
  try {
    result = await resumable.withFiles(ids, (files) =>
      work({
        received: rows.map((row, n) => received(row, named[n]?.field ?? '', files[n] ?? '')),
        async claim(tx) {
          if ((await uploads.claim(tx, ids, now())) < ids.length) throw new ClaimedElsewhere();
        },
      }),
    );
  } catch (error) {
    // A faster request takes the files away, which shows as all kinds of errors.
    await findWhole(platform, actor, named);
    if (error instanceof ClaimedElsewhere) throw refused(named[0], 'used');
    throw error;
  }
  await removeBytes(resumable, ids).catch((error) =>
    log.warn({ err: error }, 'used uploads stay until the sweep'),
  );
  return result;
}

/** Another listing has taken some upload meanwhile. */
class ClaimedElsewhere extends Error {}

const photoEntries = ({ photoUploads = '' }: Upload['fields']): string[] =>
  photoUploads
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** For a copy, an entry may be the key of a photo of the original listing. */
const isCopied = ({ copyOf }: Upload['fields'], entry: string) =>
  Boolean(copyOf?.trim()) && entry !== NEXT_FILE && !isId(entry);

function copiedOf(fields: Upload['fields']): ListingFiles['copied'] {
  const of = fields.copyOf?.trim();
  if (!of) return undefined;
  return {
    of,
    photos: photoEntries(fields).map((entry) => (isCopied(fields, entry) ? entry : null)),
    video: fields.copyVideo === 'yes',
  };
}

function inOrder(
  entries: readonly string[],
  uploaded: readonly ReceivedPhoto[],
  images: readonly ReceivedPhoto[],
): ReceivedPhoto[] {
  const [nextUploads, nextImages] = [[...uploaded], [...images]];
  const placed = entries.flatMap(
    (entry) => (entry === NEXT_FILE ? nextImages : nextUploads).shift() ?? [],
  );
  return [...placed, ...nextImages];
}

function namedUploads(fields: Upload['fields']): NamedUpload[] {
  const { videoUpload = '' } = fields;
  return [
    ...photoEntries(fields).flatMap((id, place): NamedUpload[] =>
      id === NEXT_FILE || isCopied(fields, id)
        ? []
        : [{ id, kind: 'photo', field: `photoUploads.${place}` }],
    ),
    ...(videoUpload.trim()
      ? [{ id: videoUpload.trim(), kind: 'video', field: 'videoUpload' } as const]
      : []),
  ];
}

/**
 * The rows of uploads that may be used, in their order.
 * @throws {DomainError} that names the field of every other.
 */
async function findWhole(
  { db, now, resumable }: Platform,
  actor: Actor,
  named: NamedUpload[],
): Promise<UploadRow[]> {
  const ids = named.map(({ id }) => id).filter(isId);
  const rows = await uploads.findOwn(db, actor.userId, ids);
  const found: UploadRow[] = [];
  const refusals: DomainError[] = [];
  for (const upload of named) {
    const row = rows.find((each) => each.id === upload.id.toLowerCase());
    if (!row || row.kind !== upload.kind) refusals.push(refused(upload, 'notThere'));
    else if (row.claimed_at) refusals.push(refused(upload, 'used'));
    else if (row.expires_at <= now()) refusals.push(refused(upload, 'notThere'));
    else if (found.includes(row)) refusals.push(refused(upload, 'twice'));
    else if ((await resumable.received(row.id)) !== row.bytes) {
      refusals.push(refused(upload, 'unfinished'));
    } else found.push(row);
  }
  const [first, ...rest] = refusals;
  if (first) throw allRefused([first, ...rest]);
  return found;
}

function received({ id, bytes, judged }: UploadRow, field: string, path: string): ReceivedPhoto {
  const found = judged as Omit<JudgedPhoto, 'shown'> | null;
  return {
    field,
    name: id,
    path,
    bytes,
    judged: found ? { ...found, shown: null } : undefined,
  };
}

function refused(
  upload: NamedUpload | undefined,
  why: 'notThere' | 'unfinished' | 'used' | 'twice',
): DomainError {
  const sentence = uploadMessages[why];
  return new DomainError(why === 'used' ? 'CONFLICT' : 'BAD_INPUT', sentence, {
    ...(upload && { fields: { [upload.field]: sentence } }),
  });
}
