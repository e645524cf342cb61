import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { UploadPropertyResponse } from '#domain/properties/schema.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { tusMetadata } from '#server/testing/resumable.ts';
import {
  type S3TestServer,
  s3Environment,
  startS3Server,
} from '#server/testing/servers/s3-server.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const PIECE_BYTES = 300_000;

let s3: S3TestServer;
const efie = bootTestApp({
  breaksConnections: true,
  async openFiles(dataDir) {
    s3 = await startS3Server();
    return openStorage({ s3: s3.settings, dataDir });
  },
});
afterAll(() => s3.stop());

/** A node with a folder of its own, which goes with it. */
async function startNode(): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-node-'));
  const node = await startServerProcess(efie, { dataDir, env: s3Environment(s3.settings) });
  onTestFinished(async () => {
    await node.kill();
    await rm(dataDir, { recursive: true, force: true });
  });
  return node;
}

/** A photo of about 1.5 MB. */
async function noisyPhoto(): Promise<Buffer> {
  const raw = { width: 800, height: 600, channels: 3 as const };
  return sharp(randomBytes(800 * 600 * 3), { raw })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** @returns undefined if the node is lost on the way. */
function ask(
  node: ServerProcess,
  { method, url, headers, body = Buffer.alloc(0) }: Call,
  onHalf?: () => void,
): Promise<http.IncomingMessage | undefined> {
  return new Promise((resolve) => {
    const request = http.request(`${node.origin}${url}`, {
      method,
      headers: { ...headers, 'tus-resumable': '1.0.0', 'content-length': body.length },
    });
    request.on('error', () => resolve(undefined));
    request.on('response', (response) => resolve(response.resume()));
    if (!onHalf) request.end(body);
    else request.write(body.subarray(0, body.length / 2), onHalf);
  });
}

/** Uploads a photo over the nodes in turn, and begins anew with what HEAD says whenever one is lost. */
class PieceByPiece {
  readonly #person: TestPerson;
  readonly #content: Buffer;
  #url = '';

  constructor(person: TestPerson, content: Buffer) {
    this.#person = person;
    this.#content = content;
  }

  get id(): string {
    return this.#url.split('/').at(-1) ?? '';
  }

  async begin(node: ServerProcess): Promise<void> {
    const response = await ask(node, {
      method: 'POST',
      url: '/api/uploads',
      headers: {
        ...this.#person.headers,
        'upload-length': String(this.#content.length),
        'upload-metadata': tusMetadata({ kind: 'photo' }),
      },
    });
    expect(response?.statusCode).toBe(201);
    this.#url = String(response?.headers.location);
  }

  async offset(node: ServerProcess): Promise<number> {
    const response = await ask(node, {
      method: 'HEAD',
      url: this.#url,
      headers: this.#person.headers,
    });
    expect(response?.statusCode).toBe(200);
    return Number(response?.headers['upload-offset']);
  }

  /** Sends the next piece. @param onHalf called in the middle of it; then no more comes. */
  async sendPiece(node: ServerProcess, offset: number, onHalf?: () => void): Promise<void> {
    const call = {
      method: 'PATCH',
      url: this.#url,
      headers: {
        ...this.#person.headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: this.#content.subarray(offset, offset + PIECE_BYTES),
    };
    const response = await ask(node, call, onHalf);
    expect(response?.statusCode).toBe(onHalf ? undefined : 204);
  }
}

// §10/21
test('photos that come in pieces over three nodes arrive whole, though each node is killed in turn', async () => {
  const lister = await signedInAs(efie.platform, 'Property Owner');
  const nodes = await Promise.all([startNode(), startNode(), startNode()]);
  const photos = await Promise.all(nodes.map(noisyPhoto));
  const ids: string[] = [];
  for (const [first, content] of photos.entries()) {
    const upload = new PieceByPiece(lister, content);
    await upload.begin(nodes[first] as ServerProcess);
    for (let confirmed = 0, n = 1; confirmed < content.length; n += 1) {
      const place = (first + n) % nodes.length;
      const node = nodes[place] as ServerProcess;
      const offset = await upload.offset(node);
      expect(offset, 'what was confirmed is there').toBeGreaterThanOrEqual(confirmed);
      // The third is the one that took the upload.
      if (n === 3) {
        await upload.sendPiece(node, offset, () => node.signal('SIGKILL'));
        expect(await node.ended()).toBe('SIGKILL');
        nodes[place] = await startNode();
      } else {
        await upload.sendPiece(node, offset);
        confirmed = Math.min(offset + PIECE_BYTES, content.length);
      }
    }
    ids.push(upload.id);
  }

  const response = await postUpload(efie, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, photoUploads: ids.join() },
    headers: lister.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  const { property } = response.json<UploadPropertyResponse>();
  expect(property.photos).toHaveLength(photos.length);
  for (const [place, { key }] of property.photos.entries()) {
    const stored = await buffer(await efie.platform.storage.read('private', `originals/${key}`));
    expect(stored.equals(photos[place] as Buffer), `photo ${place}`).toBe(true);
  }
  expect(await efie.platform.resumable.ids()).toEqual([]);
});
