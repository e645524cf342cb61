import { codeMessages } from '#domain/accounts/code-messages.ts';
import type { LoginByCodeBody } from '#domain/accounts/codes-schema.ts';
import { unauthenticated } from '#domain/errors.ts';
import { noteAccount } from '#server/platform/log/request-context.ts';
import type { Platform } from '#server/platform/platform.ts';
import { LOGINS_PER_ADDRESS } from '../limits.ts';
import { type LoginContext, type OpenedLogin, openLogin } from '../login/open-login.ts';
import { ownerOfStep, takeStep } from '../login/sign-in-steps.ts';
import { users } from '../repository.ts';
import { takeCode } from './check-code.ts';

/**
 * Opens a session for a code and the ticket that a correct password gave. A wrong code leaves the
 * ticket as it is.
 * @throws {DomainError} UNAUTHENTICATED for a wrong code, and for a ticket that ran out or was used; SUSPENDED;
 * TOO_MANY_REQUESTS after ten wrong codes in 15 minutes; UNAVAILABLE if the key of the app cannot be read.
 */
export async function loginByCode(
  platform: Platform,
  { ticket, code }: LoginByCodeBody,
  context: LoginContext,
): Promise<OpenedLogin> {
  await platform.limits.of(LOGINS_PER_ADDRESS).take(context.from.address);
  const userId = await ownerOfStep(platform, 'login-code', ticket);
  const user = userId && (await users.findById(platform.db, userId));
  if (!user) throw unauthenticated(codeMessages.tooLate);
  noteAccount(user.id);
  const typed = await takeCode(platform, user.id, code);
  const opened = await openLogin(platform, user, context, typed.means, async (tx) => {
    await typed.use(tx);
    if (!(await takeStep(tx, platform, 'login-code', ticket))) {
      throw unauthenticated(codeMessages.tooLate);
    }
  });
  await typed.succeeded();
  return opened;
}
