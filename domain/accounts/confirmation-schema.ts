import { z } from 'zod';
import { loginCode } from './codes-schema.ts';
import { confirmationMessages } from './confirmation-messages.ts';
import { PasskeyAssertion } from './passkeys-schema.ts';
import { currentPassword } from './schema.ts';

/** One of three ways for people to confirm that it is still them. */
export const ConfirmBody = z
  .object({
    currentPassword: currentPassword.optional(),
    code: loginCode.optional(),
    passkey: PasskeyAssertion.optional(),
  })
  .refine(
    ({ currentPassword, code, passkey }) =>
      [currentPassword, code, passkey].filter((each) => each !== undefined).length === 1,
    confirmationMessages.oneOf,
  );
export type ConfirmBody = z.infer<typeof ConfirmBody>;
