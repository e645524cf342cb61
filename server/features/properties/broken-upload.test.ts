import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import net, { type AddressInfo, type Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { image, leftovers, video } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const MB = 1024 * 1024;

const efie = bootTestApp({ app: { slowClients: { bodyIdleMs: 1_000 } } });
let agent: TestPerson;
let port: number;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
  await efie.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = efie.app.server.address() as AddressInfo);
});

/** Sends the head of an upload whose body will have `length` bytes. */
function beginUpload(contentType: string, length: number): Socket {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    [
      'POST /api/properties/upload HTTP/1.1',
      'host: efie.test',
      `authorization: ${agent.headers.authorization}`,
      `content-type: ${contentType}`,
      `content-length: ${length}`,
      '\r\n',
    ].join('\r\n'),
  );
  return socket;
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

const receiving = () => readdir(efie.platform.uploadsDir, { recursive: true });

test('an upload that breaks off midway leaves nothing behind', async () => {
  const { payload, headers } = multipart(PROPERTY_FORM, [image(Buffer.alloc(8 * MB, 7))]);
  const socket = beginUpload(headers['content-type'], payload.length);
  await send(socket, payload.subarray(0, payload.length / 2));
  await expect.poll(receiving).toHaveLength(2);
  socket.destroy();
  await expect.poll(receiving).toEqual([]);
  expect(await leftovers(efie)).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/api/properties`)).status).toBe(200);
});

// §10/14
test('an upload that stalls midway is told so and leaves nothing behind', async () => {
  const { payload, headers } = multipart(PROPERTY_FORM, [image(Buffer.alloc(8 * MB, 7))]);
  const socket = beginUpload(headers['content-type'], payload.length);
  await send(socket, payload.subarray(0, payload.length / 2));
  await expect.poll(receiving).toHaveLength(2);
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, 'close');
  await expect.poll(receiving).toEqual([]);
  expect(await leftovers(efie)).toEqual([]);
});

test('a video over 100 MB is refused as it arrives, long before its end', async () => {
  const { payload, headers } = multipart(PROPERTY_FORM, [video()]);
  const end = payload.lastIndexOf('\r\n--');
  const socket = beginUpload(headers['content-type'], payload.length + 130 * MB);
  const megabyte = Buffer.alloc(MB);
  await send(socket, payload.subarray(0, end));
  for (let sent = 0; sent < 99; sent += 1) await send(socket, megabyte);
  await expect.poll(receiving).toHaveLength(2);
  await send(socket, megabyte);
  await expect.poll(receiving, { timeout: 10_000 }).toEqual([]);

  const [response] = await Promise.all([
    once(socket, 'data').then(([data]) => String(data)),
    (async () => {
      for (let sent = 100; sent < 130; sent += 1) await send(socket, megabyte);
      await send(socket, payload.subarray(end));
    })(),
  ]);
  socket.destroy();
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toContain('Video file size should not exceed 100MB.');
  expect(response).toContain('"fields":{"video":');
  expect(await leftovers(efie)).toEqual([]);
});
