import type { Actor } from '#domain/accounts/actor.ts';
import { companyLogoMessages } from '#domain/accounts/messages.ts';
import type { CompanyLogoResponse } from '#domain/accounts/schema.ts';
import {
  profileImageUrl,
  type ReceivedFile,
  removeProfileImage,
  storeProfileImage,
} from '#server/features/media/public.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { users } from './repository.ts';

/** Replaces the logo of the actor's company with a new one, square and without metadata. */
export async function uploadCompanyLogo(
  platform: Platform,
  actor: Actor,
  file: ReceivedFile,
): Promise<CompanyLogoResponse> {
  const before = await users.findById(platform.db, actor.userId);
  const key = await storeProfileImage(platform, actor.userId, file);
  await inDurableTransaction(platform.db, (tx) =>
    users.update(tx, actor.userId, { company_logo_key: key }),
  );
  if (before?.company_logo_key) await removeProfileImage(platform, before.company_logo_key);
  return {
    message: companyLogoMessages.success,
    companyLogo: profileImageUrl(platform.config, key),
  };
}
