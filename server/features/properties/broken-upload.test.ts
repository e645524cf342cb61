import { readdir } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { multipart } from '#server/testing/multipart.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { PROPERTY_FORM } from './testing/property-factory.ts';
import { image, leftovers } from './testing/upload.ts';

const efie = bootTestApp();

test('an upload that breaks off in the middle leaves nothing behind', async () => {
  const agent = await signedInAs(efie.platform, 'Agent');
  await efie.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = efie.app.server.address() as AddressInfo;
  const { payload, headers } = multipart(PROPERTY_FORM, [image(Buffer.alloc(8 * 1024 * 1024, 7))]);
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    [
      'POST /api/properties/upload HTTP/1.1',
      'host: efie.test',
      `authorization: ${agent.headers.authorization}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(payload.subarray(0, payload.length / 2));
  const receiving = () => readdir(efie.platform.uploadsDir, { recursive: true });
  await expect.poll(receiving).toHaveLength(2);
  socket.destroy();
  await expect.poll(receiving).toEqual([]);
  expect(await leftovers(efie)).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${port}/api/properties`)).status).toBe(200);
});
