import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type HeadObjectCommandOutput,
  type MultipartUpload,
  type Part,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { Upload } from '@tus/server';
import { NotStoredError } from '../errors.ts';
import {
  leaveAloneWhenSilent,
  S3_TIMEOUTS,
  type S3Settings,
  s3ClientConfig,
} from '../s3-client.ts';
import { isMissing, unavailable } from '../s3-errors.ts';
import { unlessSilent } from '../unless-silent.ts';
import { inPieces } from './in-pieces.ts';
import type { Resumable } from './resumable.ts';

/** Beside `public/` and `private/`: what nobody has judged yet is not served. */
const PREFIX = 'resumable/';

const PIECE_BYTES = 8 * 1024 * 1024;

/** Metadata of `….part`. */
const FOLLOWS = 'follows';

const keyOf = (id: string) => `${PREFIX}${id}`;
const idOf = (key = '') => key.slice(PREFIX.length).replace(/\.(info|part)$/, '');

/**
 * Uploads in a bucket, in the way of `@tus/s3-store`: a multipart upload, whose id is in `….info`; a store takes parts
 * of 5 MiB at least, so what is less waits in `….part`. Nothing is kept on this machine.
 *
 * The library's own `write` removes `….part` before it has written anything else, and drops what came before a cut. So
 * only its calls of the store are used, and `….part` says how many bytes of parts it follows: once it has become part
 * of a part it counts no more. Whenever the process is killed, what was confirmed is there.
 */
export class ResumableBucket extends S3Store implements Resumable {
  readonly #folder: string;
  readonly #silenceMs: number;

  /** @param folder for pieces and files of a moment. */
  constructor(settings: S3Settings, folder: string, timeouts = S3_TIMEOUTS) {
    super({
      s3ClientConfig: { ...s3ClientConfig(settings, timeouts), bucket: settings.bucket },
      // Another process may have ended the upload.
      cache: { get: async () => undefined, set: async () => {}, delete: async () => {} },
    });
    this.#folder = folder;
    this.#silenceMs = timeouts.silenceMs;
    leaveAloneWhenSilent(this.client, timeouts);
    this.client.middlewareStack.add(
      (next) => (args) =>
        next(args).catch((error) =>
          isMissing(error) ? Promise.reject(error) : unavailable(error),
        ),
      { name: 'sayUnavailable', step: 'initialize', priority: 'high' },
    );
  }

  close(): void {
    this.client.destroy();
  }

  async begin(id: string, bytes: number): Promise<void> {
    await this.create(new Upload({ id: keyOf(id), size: bytes, offset: 0 }));
  }

  async append(
    id: string,
    source: Readable,
    offset: number,
    mayKeep: () => Promise<void>,
  ): Promise<number> {
    const key = keyOf(id);
    const { file: upload, ...rest } = await this.getMetadata(key).catch(gone(key));
    const parts = await this.retrieveParts(key).catch(gone(key));
    let whole = sizeOf(parts);
    const waits = (await this.#waitingBytes(key, whole)) > 0;
    const waiting = waits ? await this.getIncompletePart(key) : undefined;
    let number = parts.at(-1)?.PartNumber ?? 0;
    let reached = offset;
    let cut: unknown;
    const before = waiting ? unlessSilent(waiting, this.#silenceMs) : [];
    const arriving = async function* () {
      yield* before;
      try {
        yield* source;
      } catch (error) {
        cut = error;
      }
    };
    const spool = { bytes: PIECE_BYTES, file: path.join(this.#folder, randomUUID()) };
    await inPieces(arriving(), spool, async (piece) => {
      await mayKeep();
      reached = whole + piece.length;
      if (piece.length < this.minPartSize && reached !== upload.size) {
        await this.client.putObject({
          Bucket: this.bucket,
          Key: this.partKey(key, true),
          Body: piece,
          Metadata: { [FOLLOWS]: String(whole) },
        });
        return;
      }
      number += 1;
      await this.uploadPart({ file: upload, ...rest }, piece, number).catch(gone(key));
      whole = reached;
    });
    // A look at what is received may have done so meanwhile.
    if (whole === upload.size) await this.#finish(key).catch(unlessMissing);
    if (cut) throw cut;
    return reached;
  }

  async received(id: string): Promise<number | undefined> {
    const key = keyOf(id);
    const finished = await this.#facts(key);
    if (finished) return finished.ContentLength;
    try {
      const { file: upload } = await this.getMetadata(key);
      const whole = sizeOf(await this.retrieveParts(key));
      // Its process died before it could put them together.
      if (whole === upload.size) await this.#finish(key);
      return whole + (await this.#waitingBytes(key, whole));
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Finished since we looked, or gone.
      return (await this.#facts(key))?.ContentLength;
    }
  }

  async touchedAt(id: string): Promise<Date | undefined> {
    const key = keyOf(id);
    const parts = await this.retrieveParts(key).catch(unlessMissing);
    const touched = [...(await this.#objects(key)), ...(parts ?? [])].flatMap(
      ({ LastModified }) => LastModified?.getTime() ?? [],
    );
    return touched.length > 0 ? new Date(Math.max(...touched)) : undefined;
  }

  /** Unlike the library's, takes `….part` with it, and whatever an interrupted beginning has left. */
  override async remove(id: string): Promise<void> {
    const key = keyOf(id);
    for (const { Key, UploadId } of await this.#multipartUploads(key)) {
      await this.client
        .abortMultipartUpload({ Bucket: this.bucket, Key, UploadId })
        .catch(unlessMissing);
    }
    for (const Key of [key, this.partKey(key, true), this.infoKey(key)]) {
      await this.client.deleteObject({ Bucket: this.bucket, Key });
    }
  }

  async ids(): Promise<string[]> {
    const found = [...(await this.#objects(PREFIX)), ...(await this.#multipartUploads(PREFIX))];
    return [...new Set(found.map(({ Key }) => idOf(Key)))];
  }

  async withFiles<T>(ids: readonly string[], work: (files: string[]) => Promise<T>): Promise<T> {
    // Most forms bring their files themselves.
    if (ids.length === 0) return work([]);
    const folder = await mkdtemp(path.join(this.#folder, 'resumable-'));
    try {
      const files: string[] = [];
      for (const id of ids) {
        const file = path.join(folder, id);
        const content = (await this.read(keyOf(id)).catch(gone(id))) as Readable;
        await pipeline(unlessSilent(content, this.#silenceMs), createWriteStream(file));
        files.push(file);
      }
      return await work(files);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The size of `….part`, if it follows so many bytes of parts. */
  async #waitingBytes(key: string, whole: number): Promise<number> {
    const { Metadata, ContentLength = 0 } = (await this.#facts(this.partKey(key, true))) ?? {};
    return Metadata?.[FOLLOWS] === String(whole) ? ContentLength : 0;
  }

  async #finish(key: string): Promise<void> {
    await this.finishMultipartUpload(await this.getMetadata(key), await this.retrieveParts(key));
  }

  #facts(Key: string): Promise<HeadObjectCommandOutput | undefined> {
    return this.client.headObject({ Bucket: this.bucket, Key }).catch(unlessMissing);
  }

  async #objects(prefix: string): Promise<{ Key?: string; LastModified?: Date }[]> {
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: prefix },
    );
    const found = [];
    for await (const { Contents = [] } of pages) found.push(...Contents);
    return found;
  }

  async #multipartUploads(prefix: string): Promise<MultipartUpload[]> {
    const found: MultipartUpload[] = [];
    for (let from = {}; ; ) {
      const page = await this.client.listMultipartUploads({
        Bucket: this.bucket,
        Prefix: prefix,
        ...from,
      });
      found.push(...(page.Uploads ?? []));
      if (!page.IsTruncated) return found;
      from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }
}

const sizeOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { Size = 0 }) => sum + Size, 0);

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

const gone =
  (key: string) =>
  (error: unknown): never => {
    throw isMissing(error) ? new NotStoredError(key, { cause: error }) : error;
  };
