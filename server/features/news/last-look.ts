import type { NewsPart } from '#domain/news/parts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lastLooks } from './repository.ts';

/** When someone last looked at a part; undefined if never. */
export const lastLook = async (
  { db }: Pick<Platform, 'db'>,
  userId: string,
  part: NewsPart,
): Promise<Date | undefined> => (await lastLooks.of(db, userId))[part];
