import type { Actor } from '#domain/accounts/actor.ts';
import { leavesAt } from '#domain/leaving/rules.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { cancelStaysOfDeleted } from '#server/features/bookings/public.ts';
import { deleteCarIn } from '#server/features/cars/public.ts';
import { removeProfileImage } from '#server/features/media/public.ts';
import { deletePropertyIn } from '#server/features/properties/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { leftMail } from './mails.ts';
import { type MemberRow, members } from './repository.ts';
import { requireAnotherAdmin, requireNoStays } from './requirements.ts';

/**
 * Deletes an account whose grace period is over, in one transaction: a process that dies midway has
 * done nothing, and of two that try, the second finds it done. False if the owner kept it, or it is
 * done already.
 * @throws {DomainError} what requireAnotherAdmin and requireNoStays throw, and then nothing is deleted.
 */
export async function eraseMember(platform: Platform, id: string): Promise<boolean> {
  const erased = await inDurableTransaction(platform.db, async (tx) => {
    const before = await members.find(tx, id);
    if (before) await requireAnotherAdmin(tx, { userId: id, role: before.role });
    const member = await members.lock(tx, id);
    if (!member || !isDue(member, platform.now())) return undefined;
    await eraseIn(tx, platform, member.id);
    await queueMail(tx, leftMail(member, platform.config.appUrl));
    return member;
  });
  if (!erased) return false;
  await removePictures(platform, erased);
  return true;
}

const DELETE: Record<ListingKind, typeof deleteCarIn> = {
  property: (tx, platform, actor, listing) =>
    deletePropertyIn(tx, platform, actor, listing, cancelStaysOfDeleted),
  car: deleteCarIn,
};

/** Removes the pictures of a deleted account. */
export async function removePictures(
  platform: Pick<Platform, 'storage' | 'log'>,
  {
    profile_image_key,
    company_logo_key,
  }: Pick<MemberRow, 'profile_image_key' | 'company_logo_key'>,
): Promise<void> {
  for (const key of [profile_image_key, company_logo_key]) {
    if (key) await removeProfileImage(platform, key);
  }
}

const isDue = ({ leaving_since, erased_at }: MemberRow, now: Date): boolean =>
  leaving_since !== null && erased_at === null && leavesAt(leaving_since) <= now;

/**
 * Deletes an account, its listings and the data that is only its own, in a transaction; its row
 * must be locked.
 * @throws {DomainError} STAYS_TO_COME.
 */
export async function eraseIn(
  tx: Transaction,
  platform: Pick<Platform, 'now' | 'config'>,
  id: string,
): Promise<void> {
  const at = platform.now();
  await requireNoStays(tx, id, at);
  // The site deletes them: someone who may no longer list can leave all the same.
  const site: Actor = {
    userId: id,
    role: 'Admin',
    sessionId: '',
    emailConfirmed: true,
    mustAddFactor: false,
    confirmedAt: at,
  };
  for (const listing of await members.listings(tx, id)) {
    await DELETE[listing.kind as ListingKind](tx, platform, site, listing);
  }
  await members.erase(tx, id, at);
  await recordAudit(tx, {
    event: 'account-deleted',
    at,
    actor: id,
    subject: { kind: 'person', id },
  });
}
