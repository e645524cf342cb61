import type { Platform } from '#server/platform/platform.ts';
import type { EmailState } from '../present.ts';
import type { UserRow } from '../repository.ts';
import { emailLinks } from './email-link-repository.ts';

/** Tells if the site requires confirmed addresses (its settings belong to another feature). */
export type AsksToConfirm = () => Promise<boolean>;

/**
 * True if an account's address certainly belongs to its owner: an unconfirmed one may be a
 * stranger's on a site that requires confirmation.
 */
export const isOwnAddress = async (
  { email_confirmed_at }: Pick<UserRow, 'email_confirmed_at'>,
  asksToConfirm: AsksToConfirm,
): Promise<boolean> => email_confirmed_at !== null || !(await asksToConfirm());

/** The state of an address for its owner: if it still needs confirming, and where the link went. */
export async function emailStateOf(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { id, email_confirmed_at }: Pick<UserRow, 'id' | 'email_confirmed_at'>,
  asksToConfirm: AsksToConfirm,
): Promise<EmailState> {
  const isConfirmed = email_confirmed_at !== null;
  const sent = await emailLinks.findSent(db, id, now());
  return {
    mustConfirmEmail: !isConfirmed && (await asksToConfirm()),
    linkSentTo: sent && (sent.purpose === 'change' || !isConfirmed) ? sent.email : null,
  };
}
