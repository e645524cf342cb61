import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller bodies are not worth compressing. */
const MIN_BYTES = 1_024;
/** Fast for a response sent once, the best for one sent for long: a tenth smaller, for fifty times the work. */
const QUALITY = { first: 5, best: constants.BROTLI_MAX_QUALITY };
/** A response requested this often, and valid for this long (ms), is worth the best compression. */
const OFTEN = 8;
const LONG_MS = 2_000;

/** One at a time: while listings keep changing, first responses need the processor more. */
let isMakingBest = false;

/** Content encodings (RFC 9110 §8.4). */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A response as the bytes to send, in each encoding requested so far. */
export class KeptResponse {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly etag: string;
  readonly #plain: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();
  readonly #madeAt = performance.now();
  #asked = 0;
  #isBest = false;

  /** @param headers all except the encoding and the ETag. */
  constructor(body: string | Buffer, headers: Record<string, string | number>) {
    this.#plain = Buffer.isBuffer(body) ? body : Buffer.from(body);
    this.headers = headers;
    // Weak, because one ETag stands for every encoding. Headers count too: a 304 cannot remove one.
    const hash = createHash('sha1').update(JSON.stringify(headers)).update(this.#plain);
    this.etag = `W/"${hash.digest('base64url')}"`;
  }

  get plain(): Buffer {
    return this.#plain;
  }

  /** Bytes of memory, including what compressing may add. */
  get bytes(): number {
    return this.#plain.length * 2;
  }

  /** Chooses the encoding to send, given one that the client accepts. */
  encodingFor(accepted: Encoding): Encoding {
    return this.#plain.length < MIN_BYTES ? 'identity' : accepted;
  }

  /** The body in an encoding: compressed once, and once more when it is requested often and has stayed valid for long. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#plain;
    this.#asked += 1;
    const kept = this.#encoded.get(encoding);
    if (!kept) return this.#encode(encoding);
    if (encoding === 'br' && this.#isWorthBest()) void this.#makeBest();
    return kept;
  }

  #encode(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const encoded =
      encoding === 'br' ? brotli(this.#plain, QUALITY.first) : compressGzip(this.#plain);
    this.#encoded.set(encoding, encoded);
    encoded.then(
      (bytes) => this.#encoded.set(encoding, bytes),
      () => this.#encoded.delete(encoding),
    );
    return encoded;
  }

  #isWorthBest(): boolean {
    if (this.#isBest || isMakingBest || this.#asked < OFTEN) return false;
    return performance.now() - this.#madeAt >= LONG_MS;
  }

  /** The quick version is sent until the better one is ready. */
  async #makeBest(): Promise<void> {
    isMakingBest = true;
    this.#isBest = true;
    try {
      this.#encoded.set('br', await brotli(this.#plain, QUALITY.best));
    } catch {
      // On failure the quick version is just as correct.
    } finally {
      isMakingBest = false;
    }
  }
}

const brotli = (body: Buffer, quality: number) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
