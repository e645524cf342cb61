import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import net, { type AddressInfo, type Socket } from 'node:net';
import * as tus from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logLines } from '#server/testing/log-lines.ts';
import { mp4Video } from '#server/testing/media/mp4-video.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { idOf, resumableFile, tusClient } from '#server/testing/resumable.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const MB = 1024 * 1024;

const { log, lines } = logLines();
const efie = bootTestApp({ log, app: { slowClients: { bodyIdleMs: 500 } } });
let lister: TestPerson;
let proxy: net.Server;
let cuts = 0;

/** A connection that breaks after a number of bytes from the client, five times in all. */
function breakAfter(bytes: number, client: Socket, server: Socket): void {
  let passed = 0;
  client.on('data', (chunk) => {
    passed += chunk.length;
    if (cuts < 5 && passed > bytes) {
      cuts += 1;
      client.destroy();
      server.destroy();
    } else server.write(chunk);
  });
}

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Property Owner');
  await efie.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = efie.app.server.address() as AddressInfo;
  proxy = net.createServer((client) => {
    const server = net.connect(port, '127.0.0.1');
    breakAfter(2 * MB, client, server);
    server.pipe(client);
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
});

afterAll(() => void proxy.close());

test('a video over a connection that drops five times arrives complete and identical', async () => {
  const content = mp4Video({ bytes: 16 * MB });
  const { port } = proxy.address() as AddressInfo;
  const offsets: number[] = [];
  const url = await new Promise<string | null>((resolve, reject) => {
    const upload = new tus.Upload(content, {
      endpoint: `http://127.0.0.1:${port}/api/uploads`,
      headers: lister.headers,
      metadata: { kind: 'video' },
      retryDelays: [0, 50, 50, 50, 50, 50],
      onAfterResponse: (request, response) => {
        if (request.getMethod() !== 'HEAD') return;
        offsets.push(Number(response.getHeader('upload-offset')));
      },
      onError: reject,
      onSuccess: () => resolve(upload.url),
    });
    upload.start();
  });
  expect(cuts).toBe(5);
  expect(offsets.length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...offsets), 'it goes on, and never starts again').toBeGreaterThan(2 * MB);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  const id = String(url).split('/').at(-1) ?? '';
  const stored = await readFile(resumableFile(efie, id));
  expect(stored.equals(content)).toBe(true);
  const failed = lines.filter((line) => line.msg === 'a call failed');
  expect(failed, 'a sender who goes away is no failure of ours').toEqual([]);
});

// §10/15
test('an upload that stalls midway keeps what has arrived and resumes from there', async () => {
  const content = mp4Video({ bytes: MB });
  const client = tusClient(efie, lister.headers);
  const id = idOf(await client.begin('video', content.length));
  const { port } = efie.app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    [
      `PATCH /api/uploads/${id} HTTP/1.1`,
      'host: efie.test',
      `authorization: ${lister.headers.authorization}`,
      'tus-resumable: 1.0.0',
      'upload-offset: 0',
      'content-type: application/offset+octet-stream',
      `content-length: ${content.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(content.subarray(0, MB / 2));
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 408 /);
  const offset = async () => Number((await client.look(id)).headers['upload-offset']);
  await expect.poll(offset).toBe(MB / 2);
  const rest = await client.send(id, MB / 2, content.subarray(MB / 2));
  expect(rest.statusCode).toBe(204);
});
