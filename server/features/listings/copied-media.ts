import type { Actor } from '#domain/accounts/actor.ts';
import { badInput } from '#domain/errors.ts';
import { uploadMessages } from '#domain/uploads/messages.ts';
import { isId } from '#domain/values/id.ts';
import type { ListingFiles } from '#server/features/uploads/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** The media of someone's own listing, which a copy of it may share. */
export interface OwnMedia {
  photoKeys: string[];
  videoKey: string | null;
}

interface Media {
  photoKeys: readonly string[];
  videoKey: string | null;
}

/**
 * The photos and the video of a new listing: its own files, and those it shares with another of the
 * actor's listings. Nothing is copied, because files are named by their content.
 * @param stored the keys of the new files, each photo's in its turn.
 * @throws {DomainError} BAD_INPUT for a listing that does not exist or is not the actor's, and for a photo that it does not have.
 */
export async function withCopied(
  tx: Transaction,
  actor: Actor,
  readOwn: (tx: Transaction, id: string, listerId: string) => Promise<OwnMedia | undefined>,
  { copied }: Pick<ListingFiles, 'copied'>,
  stored: { fileKeys: readonly string[]; videoKey: string | null },
): Promise<Media> {
  const { fileKeys, videoKey } = stored;
  if (!copied) return { photoKeys: [...new Set(fileKeys)], videoKey };
  const source = isId(copied.of) ? await readOwn(tx, copied.of, actor.userId) : undefined;
  if (!source) {
    throw badInput(uploadMessages.nothingToCopy, { copyOf: uploadMessages.nothingToCopy });
  }
  const newKeys = [...fileKeys];
  const keys = copied.photos.flatMap((entry, place) => {
    if (entry === null) return newKeys.shift() ?? [];
    if (source.photoKeys.includes(entry)) return entry;
    const sentence = uploadMessages.notYourPhoto;
    throw badInput(sentence, { [`photoUploads.${place}`]: sentence });
  });
  return {
    // The same photo twice counts once.
    photoKeys: [...new Set([...keys, ...newKeys])],
    videoKey: videoKey ?? (copied.video ? source.videoKey : null),
  };
}
