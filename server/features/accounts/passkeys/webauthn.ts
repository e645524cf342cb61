import type { PasskeyAssertion, PasskeyRegistration } from '#domain/accounts/passkeys-schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { PasskeyRow } from './passkey-repository.ts';

/** The name of the site that browsers show. */
const RP_NAME = 'Efie';

/**
 * EdDSA, ES256 and RS256 (COSE): those that devices have. On its own the library tries one that
 * Node warns of as experimental.
 */
const ALGORITHMS = [-8, -7, -257] as const;

type Site = Pick<Platform, 'config' | 'log'>;

/**
 * Loaded with the first passkey: it reads certificates of all kinds, and a start need not wait for
 * that.
 */
const library = () => import('@simplewebauthn/server');

const rpId = ({ config }: Pick<Site, 'config'>): string => new URL(config.appUrl).hostname;

/** A response must come from our own pages. */
const expected = (site: Site) => ({
  expectedOrigin: new URL(site.config.appUrl).origin,
  expectedRPID: rpId(site),
  requireUserVerification: true,
});

const described = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  transports,
});

/** Options for a new passkey that can be found without a user name and requires more than a touch. */
export async function registrationOptions(
  site: Site,
  user: { id: string; email: string; firstname: string; lastname: string },
  own: readonly PasskeyRow[],
  challenge: string,
) {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpId(site),
    userName: user.email,
    userDisplayName: `${user.firstname} ${user.lastname}`,
    userID: Uint8Array.from(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: own.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** Options to use a passkey: any that the device has for the site, or one of those given. */
export async function authenticationOptions(
  site: Site,
  challenge: string,
  of?: readonly PasskeyRow[],
) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpId(site),
    challenge: bytesOf(challenge),
    userVerification: 'required',
    ...(of && { allowCredentials: of.map(described) }),
  });
  return { ...options };
}

/** The challenge that a response claims to answer, if any. */
export function challengeOf({ response }: PasskeyAssertion | PasskeyRegistration) {
  try {
    const said = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return typeof said?.challenge === 'string' ? (said.challenge as string) : undefined;
  } catch {
    return undefined;
  }
}

/** The new passkey's credential; undefined for an invalid response. */
export async function verifyRegistration(
  site: Site,
  passkey: PasskeyRegistration,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await orNothing(
    site,
    verifyRegistrationResponse({
      ...expected(site),
      response: { ...passkey, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  return registrationInfo;
}

/** The result of using a passkey to log in; undefined for an invalid response. */
export async function verifyAssertion(
  site: Site,
  passkey: PasskeyAssertion,
  challenge: string,
  { credential_id, public_key, counter }: PasskeyRow,
) {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orNothing(
    site,
    verifyAuthenticationResponse({
      ...expected(site),
      response: { ...passkey, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      credential: { id: credential_id, publicKey: Uint8Array.from(public_key), counter },
    }),
  );
  return verified ? authenticationInfo : undefined;
}

/**
 * The library throws for an invalid challenge, origin, flag, counter or encoding. A wrong APP_URL
 * shows here.
 */
async function orNothing<Verified extends object>(
  { log }: Site,
  verifying: Promise<Verified>,
): Promise<Partial<Verified>> {
  try {
    return await verifying;
  } catch (err) {
    log.info({ err }, 'a passkey was refused');
    return {};
  }
}

const bytesOf = (challenge: string) => Uint8Array.from(Buffer.from(challenge, 'base64url'));
