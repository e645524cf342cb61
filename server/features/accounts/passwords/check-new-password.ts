import { isOwnAddress } from '#domain/accounts/new-password.ts';
import { newPasswordMessages } from '#domain/accounts/password-messages.ts';
import { badInput } from '#domain/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * A password that someone chooses for an account, after its length was checked.
 * @throws {DomainError} BAD_INPUT when it is the account's email address, or one of the commonest 10,000.
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  if (isOwnAddress(password, email)) refuse(newPasswordMessages.isAddress);
  if (await isCommonPassword(password)) refuse(newPasswordMessages.tooCommon);
}

function refuse(sentence: string): never {
  throw badInput(sentence, { password: sentence });
}
