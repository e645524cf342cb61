import { z } from 'zod';
import { instantResponse } from '../fields-schema.ts';
import { codeMessages } from './code-messages.ts';
import { Passkey } from './passkeys-schema.ts';

/** As typed: six digits, or a recovery code; spaces and dashes are ignored. */
export const loginCode = z
  .string({ error: codeMessages.required })
  .trim()
  .min(1, codeMessages.required)
  .max(40, codeMessages.wrong);

/** The response to a right password when a code is required. */
export const LoginStep = z.object({
  ticket: z.string().describe('For POST /api/auth/login/code; ten minutes, once'),
  message: z.string(),
});
export type LoginStep = z.infer<typeof LoginStep>;

export const LoginByCodeBody = z.object({ ticket: z.string().min(1).max(200), code: loginCode });
export type LoginByCodeBody = z.infer<typeof LoginByCodeBody>;

/** A key for an authenticator app. Logins need no code until one of its codes is confirmed. */
export const AuthenticatorSetup = z.object({
  key: z.string().describe('Base32, as it is typed into an app'),
  uri: z.string().describe('otpauth://, as apps read it'),
  qr: z.string().describe('The same as a picture: data:image/svg+xml'),
});
export type AuthenticatorSetup = z.infer<typeof AuthenticatorSetup>;

export const ConfirmAuthenticatorBody = z.object({ code: loginCode });
export type ConfirmAuthenticatorBody = z.infer<typeof ConfirmAuthenticatorBody>;

/** Shown once: only hashes are kept. */
export const RecoveryCodesResponse = z.object({
  message: z.string(),
  recoveryCodes: z.array(z.string()),
});
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>;

/** Second factors of a login. */
export const Factors = z.object({
  passkeys: z.array(Passkey),
  codes: z.object({
    available: z.boolean().describe('Whether this site can keep keys of apps'),
    since: instantResponse.nullable().describe('null: no code is asked for'),
    recoveryCodesLeft: z.number().int(),
  }),
});
export type Factors = z.infer<typeof Factors>;
