import { unauthenticated } from '#domain/errors.ts';
import { fallbackUrl } from '#domain/media/photo.ts';
import { OWN_DATA_PARTS, type OwnDataPart } from '#domain/own-data/schema.ts';
import {
  type ListedPhotoRow,
  presentPhotos,
  profileImageUrl,
} from '#server/features/media/public.ts';
import { maskedNumber } from '#server/features/verification/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type OwnRow, ownData } from './repository.ts';

/** Rows in memory at once. */
const BATCH = 200;

type Reading = Pick<Platform, 'slowReads' | 'config' | 'atRest'>;

/**
 * The text of a file with all that is stored about someone, streamed as it is read.
 * @throws {DomainError} UNAUTHENTICATED for an account that is gone, before the first bit.
 */
export async function* writeOwnData(platform: Reading, userId: string): AsyncGenerator<string> {
  yield `{\n"account": ${JSON.stringify(await readAccount(platform, userId))}`;
  for (const part of OWN_DATA_PARTS) {
    yield `,\n"${part}": [`;
    let isFirst = true;
    for await (const { item } of readRows(platform, part, userId)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(PRESENTED[part]?.(item, platform) ?? item)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

async function readAccount({ slowReads, config }: Reading, userId: string) {
  const row = await ownData.account(slowReads, userId);
  if (!row) throw unauthenticated();
  const { profile_image_key, company_logo_key, ...account } = row;
  const address = (key: string | null) => key && profileImageUrl(config, key);
  return { ...account, photo: address(profile_image_key), logo: address(company_logo_key) };
}

async function* readRows(
  { slowReads }: Reading,
  part: OwnDataPart,
  userId: string,
): AsyncGenerator<OwnRow> {
  let after: string | undefined;
  for (;;) {
    const rows = await ownData.rows(slowReads, part, userId, { after, limit: BATCH });
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}

/** Adds the addresses from which photos can be loaded. */
function withAddresses(item: OwnRow['item'], { config }: Reading): OwnRow['item'] {
  const photos = presentPhotos(item.photos as ListedPhotoRow[], '');
  return { ...item, photos: photos.map((photo) => config.appUrl + fallbackUrl(photo)) };
}

/** Shows only as much of a card's or licence's number as its owner sees elsewhere. */
function withMaskedNumber(item: OwnRow['item'], { atRest }: Reading): OwnRow['item'] {
  if (item.number === null) return item;
  const encrypted = Buffer.from(String(item.number), 'base64');
  return {
    ...item,
    number: maskedNumber(atRest, String(item.id), String(item.kind), encrypted),
  };
}

/** Parts whose rows are not written as they are stored. */
const PRESENTED: Partial<
  Record<OwnDataPart, (item: OwnRow['item'], platform: Reading) => OwnRow['item']>
> = {
  properties: withAddresses,
  cars: withAddresses,
  verifications: withMaskedNumber,
};
