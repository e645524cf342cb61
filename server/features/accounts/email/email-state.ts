import type { Platform } from '#server/platform/platform.ts';
import type { EmailState } from '../present.ts';
import type { UserRow } from '../repository.ts';
import { emailLinks } from './email-link-repository.ts';

/** Whether the site has mail addresses confirmed (its settings are another feature's). */
export type AsksToConfirm = () => Promise<boolean>;

/** Whether an account's address is its owner's: one that nobody confirmed may be a stranger's, where the site asks for that. */
export const isOwnAddress = async (
  { email_confirmed_at }: Pick<UserRow, 'email_confirmed_at'>,
  asksToConfirm: AsksToConfirm,
): Promise<boolean> => email_confirmed_at !== null || !(await asksToConfirm());

/** What an account's owner is told of its address: whether it waits for a link to be opened, and where that went. */
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
