import { z } from 'zod';
import { id, instantResponse, line } from '../fields-schema.ts';
import { PASSKEY_NAME_MAX } from './passkey-messages.ts';

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

/** At most 1,023 bytes (WebAuthn, §5.8.3). */
const credentialId = base64url(1400);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** A browser's response to the options for a new passkey (WebAuthn, RegistrationResponseJSON); other members are ignored. */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>;

/** A browser's response to the options for a login (WebAuthn, AuthenticationResponseJSON). */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(100).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** Options to pass on to the browser; WebAuthn defines them. */
export const PasskeyOptions = z
  .record(z.string(), z.unknown())
  .describe('For navigator.credentials, as JSON (WebAuthn); the challenge can be used once');

const name = line(PASSKEY_NAME_MAX);

export const AddPasskeyBody = z.object({ name: name.optional(), passkey: PasskeyRegistration });
export type AddPasskeyBody = z.infer<typeof AddPasskeyBody>;

export const RenamePasskeyBody = z.object({ name });
export type RenamePasskeyBody = z.infer<typeof RenamePasskeyBody>;

export const LoginByPasskeyBody = z.object({ passkey: PasskeyAssertion });
export type LoginByPasskeyBody = z.infer<typeof LoginByPasskeyBody>;

/** A passkey, as its owner sees it. */
export const Passkey = z.object({
  _id: id,
  name: z.string(),
  synced: z.boolean().describe('Other devices of its owner have it too'),
  createdAt: instantResponse,
  lastUsedAt: instantResponse.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyResponse = z.object({ message: z.string(), passkey: Passkey });
export type PasskeyResponse = z.infer<typeof PasskeyResponse>;
