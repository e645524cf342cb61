import { v7 as uuid } from 'uuid';
import { signupMessages } from '#domain/accounts/messages.ts';
import type { SignupBody, SignupResponse } from '#domain/accounts/schema.ts';
import { conflict } from '#domain/errors.ts';
import { PRIVACY_VERSION } from '#domain/privacy/version.ts';
import { mailboxOf } from '#domain/values/mailbox.ts';
import { isWithin } from '#server/platform/limits.ts';
import { recordSecurityEvent } from '#server/platform/log/security-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { createUser } from './create-user.ts';
import { sendEmailLink } from './email/email-links.ts';
import type { AsksToConfirm } from './email/email-state.ts';
import { EMAIL_LINKS, SIGNUPS_PER_ADDRESS, SIGNUPS_PER_ADDRESS_A_DAY } from './limits.ts';
import { checkNewPassword } from './passwords/check-new-password.ts';
import { users } from './repository.ts';
import { requireOwnName } from './require-own-name.ts';

/**
 * Makes an account for an Agent, a Property Owner or a Customer, and mails a link that confirms its address; the body's
 * schema knows no Admin.
 * @throws {DomainError} EMAIL_TAKEN; BAD_INPUT for a password that is too easily guessed, and a name that could be taken for ours; TOO_MANY_REQUESTS; UNAVAILABLE
 * when too many passwords wait.
 */
export async function signup(
  platform: Platform,
  body: SignupBody,
  { address, asksToConfirm }: { address: string; asksToConfirm: AsksToConfirm },
): Promise<SignupResponse> {
  await platform.limits.of(SIGNUPS_PER_ADDRESS).take(address);
  await platform.limits.of(SIGNUPS_PER_ADDRESS_A_DAY).take(address);
  requireOwnName(body);
  await checkNewPassword(body.password, body.email);
  // Checked first, so that vain attempts with someone's address use up none of their mails.
  if (await users.findIdByEmail(platform.db, body.email)) throw taken();
  const userId = uuid();
  const now = platform.now();
  // Mails that others had sent to the mailbox keep nobody from signing up.
  const isLinkSent =
    (await asksToConfirm()) &&
    (await isWithin(platform.limits.of(EMAIL_LINKS), mailboxOf(body.email)));
  const created = await createUser(
    platform.db,
    { ...body, id: userId, emailConfirmed: false, privacyVersion: PRIVACY_VERSION },
    {
      now,
      async also(tx) {
        if (!isLinkSent) return;
        await sendEmailLink(tx, platform, { userId, purpose: 'confirm', email: body.email });
      },
    },
  );
  if (!created) throw taken();
  recordSecurityEvent(platform.log, 'user_created', { account: userId, role: body.role });
  return {
    role: body.role,
    userId,
    message: signupMessages.success,
    linkSentTo: isLinkSent ? body.email : null,
  };
}

const taken = () => conflict(signupMessages.emailTaken, 'EMAIL_TAKEN');
