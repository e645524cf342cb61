import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Ceremony {
  /** As a server sent it. */
  challenge: string;
  origin?: string;
  rpId?: string;
  /** The user was verified by finger, face or screen lock. */
  verified?: boolean;
}

/** A device with one passkey, as WebAuthn (level 3, §6) describes it: replaces a browser in tests of the API alone. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** Responds like a browser to the options for a new passkey. */
  register(ceremony: Ceremony) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const credentialId = Buffer.from(this.id, 'base64url');
    // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
    const publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ]);
    const authData = Buffer.concat([
      this.#head(ceremony, ATTESTED),
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      publicKey,
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Responds like a browser to the options for a login; each use increases the counter. */
  use(ceremony: Ceremony) {
    this.counter += 1;
    const authData = this.#head(ceremony, 0);
    const data = clientData('webauthn.get', ceremony);
    const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
    return this.#credential({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    });
  }

  #head({ rpId = 'efie.test', verified = true }: Ceremony, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | PRESENT | (verified ? VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter]);
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response };
  }
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const clientData = (type: string, { challenge, origin = 'http://efie.test' }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** CBOR: a text shorter than 24 bytes. */
const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** CBOR: fewer than 65,536 bytes. */
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256
      ? Buffer.from([0x58, value.length])
      : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ]);
