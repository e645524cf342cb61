import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Efie';
/**
 * The one form that all authenticator apps support (RFC 6238, §4; Google Authenticator knows no
 * other).
 */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** As RFC 4226, §4 recommends. */
const SECRET_BYTES = 20;
/**
 * Steps before and after the current one whose codes are accepted: clocks differ, and people type
 * slowly.
 */
const WINDOW = 1;

/** A new key for an app. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

const totp = (secret: Buffer, label: string) =>
  new TOTP({
    ...FORM,
    issuer: ISSUER,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** The key to type into an app, and the URI that apps scan. */
export function describeSecret(secret: Buffer, email: string): { key: string; uri: string } {
  const app = totp(secret, email);
  return { key: app.secret.base32, uri: app.toString() };
}

/** The step that a code belongs to, among those accepted now; undefined for any other code. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const app = totp(secret, '');
  const delta = app.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}
