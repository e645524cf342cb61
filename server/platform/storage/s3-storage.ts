import { createReadStream } from 'node:fs';
import { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { contentTypeOf } from './content-type.ts';
import { NotStoredError } from './errors.ts';
import { createS3Client, S3_TIMEOUTS, type S3Settings, type S3Timeouts } from './s3-client.ts';
import { isMissing, unavailable, whyNotReady } from './s3-errors.ts';
import type {
  ByteRange,
  FilePlace,
  PublicFile,
  PublicStore,
  Storage,
  StorageArea,
  StoredFile,
} from './storage.ts';
import { checkStorageKey } from './storage-key.ts';
import { unlessSilent } from './unless-silent.ts';

/** Files are sent in parts of this size, each of which can be retried; two at once limit the memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** A job may take this long to read a file to its end. */
const READ_MS = 10 * 60 * 1000;

/** An address identifies its content, so whoever serves the bucket's public half may keep it just as long. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Files in a bucket of an S3-compatible store, under `public/` and `private/`. */
export class S3Storage implements Storage, PublicStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #endpoint: string;
  readonly #silenceMs: number;

  constructor(settings: S3Settings, timeouts: S3Timeouts = S3_TIMEOUTS) {
    this.#silenceMs = timeouts.silenceMs;
    this.#client = createS3Client(settings, timeouts);
    this.#bucket = settings.bucket;
    this.#endpoint = settings.endpoint;
  }

  /** @throws {StorageUnavailableError} with a message for the person who starts the process. */
  async check(): Promise<void> {
    const call = new HeadBucketCommand({ Bucket: this.#bucket });
    await this.#client.send(call).catch((error) => {
      throw whyNotReady(error, { endpoint: this.#endpoint, bucket: this.#bucket });
    });
  }

  close(): void {
    this.#client.destroy();
  }

  async put(area: StorageArea, key: string, content: Buffer | { file: string }): Promise<void> {
    const params = {
      ...this.#place(area, key),
      ContentType: contentTypeOf(key),
      ...(area === 'public' ? { CacheControl: FOREVER } : {}),
    };
    if (Buffer.isBuffer(content)) {
      await this.#client
        .send(new PutObjectCommand({ ...params, Body: content }))
        .catch(unavailable);
      return;
    }
    const file = createReadStream(content.file, { highWaterMark: 1024 * 1024 });
    try {
      const upload = new Upload({
        client: this.#client,
        params: { ...params, Body: file },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      await upload.done();
    } catch (error) {
      // The store is not at fault if our own file could not be read. An interrupted upload aborts the file.
      if (file.errored && file.errored.name !== 'AbortError') throw file.errored;
      unavailable(error);
    } finally {
      file.destroy();
    }
  }

  async read(area: StorageArea, key: string): Promise<Readable> {
    const call = new GetObjectCommand(this.#place(area, key));
    const options = { abortSignal: AbortSignal.timeout(READ_MS) };
    try {
      return this.#contentOf(await this.#client.send(call, options));
    } catch (error) {
      if (isMissing(error)) throw new NotStoredError(key, { cause: error });
      return unavailable(error);
    }
  }

  async has(area: StorageArea, key: string): Promise<boolean> {
    return (await this.#head(area, key)) !== undefined;
  }

  async remove(area: StorageArea, key: string): Promise<void> {
    await this.#removeOne(this.#place(area, key).Key);
    for await (const file of this.list(area, key)) await this.#removeOne(`${area}/${file.key}`);
  }

  async move(from: FilePlace, to: FilePlace): Promise<void> {
    if (await this.has(from.area, from.key)) await this.#moveOne(from, to);
    for await (const { key } of this.list(from.area, from.key)) {
      const rest = key.slice(from.key.length);
      await this.#moveOne({ area: from.area, key }, { area: to.area, key: `${to.key}${rest}` });
    }
  }

  async *list(area: StorageArea, folder: string): AsyncIterable<StoredFile> {
    const pages = paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: `${this.#place(area, folder).Key}/` },
    )[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await pages.next().catch(unavailable);
      if (done) return;
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of value.Contents ?? []) {
        yield { key: Key.slice(area.length + 1), bytes: Size, storedAt: LastModified };
      }
    }
  }

  async find(key: string): Promise<PublicFile | undefined> {
    return this.#head('public', key);
  }

  async open(
    key: string,
    part?: ByteRange,
  ): Promise<(PublicFile & { content: Readable }) | undefined> {
    const Range = part && `bytes=${part.first}-${part.last}`;
    try {
      const found = await this.#client.send(
        new GetObjectCommand({ ...this.#place('public', key), Range }),
      );
      return { ...factsOf(key, found), content: this.#contentOf(found) };
    } catch (error) {
      return isMissing(error) ? undefined : unavailable(error);
    }
  }

  async #head(area: StorageArea, key: string): Promise<PublicFile | undefined> {
    try {
      return factsOf(key, await this.#client.send(new HeadObjectCommand(this.#place(area, key))));
    } catch (error) {
      return isMissing(error) ? undefined : unavailable(error);
    }
  }

  /** One call per file: deleting many at once needs a checksum that not every store supports. */
  async #removeOne(Key: string): Promise<void> {
    await this.#client
      .send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }))
      .catch(unavailable);
  }

  async #moveOne(from: FilePlace, to: FilePlace): Promise<void> {
    const source = this.#place(from.area, from.key);
    await this.#client
      .send(
        new CopyObjectCommand({
          ...this.#place(to.area, to.key),
          CopySource: `${source.Bucket}/${source.Key}`,
        }),
      )
      .catch(unavailable);
    await this.#removeOne(source.Key);
  }

  /** A slow reader does not make the store silent: only time spent waiting for it counts. */
  #contentOf({ Body }: GetObjectCommandOutput): Readable {
    if (!(Body instanceof IncomingMessage)) throw new Error('the store responded without a body');
    Body.setTimeout(0);
    return unlessSilent(Body, this.#silenceMs);
  }

  #place(area: StorageArea, key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: `${area}/${checkStorageKey(key)}` };
  }
}

function factsOf(
  key: string,
  {
    ContentLength = 0,
    ContentRange,
    ETag = '',
    LastModified = new Date(0),
  }: Pick<GetObjectCommandOutput, 'ContentLength' | 'ContentRange' | 'ETag' | 'LastModified'>,
): PublicFile {
  // For a range, the total length follows the slash: "bytes 0-9/1000".
  const bytes = ContentRange ? Number(ContentRange.split('/')[1]) : ContentLength;
  return { bytes, type: contentTypeOf(key), etag: ETag, storedAt: LastModified };
}
