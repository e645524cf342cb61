import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Property } from '#domain/properties/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { PROPERTY_FORM, uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { type OpenedHome, storageHomes } from '#server/testing/media/storage-homes.ts';
import { postUpload, video } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { ShownMedia } from './shown-media.ts';

describe.each(storageHomes)('photos and videos of listings in $home', ({ open }) => {
  let home: OpenedHome;
  const efie = bootTestApp({
    async openFiles() {
      home = await open();
      return home.open();
    },
  });
  afterAll(() => home.discard());

  let ama: TestPerson;
  let kofi: TestPerson;
  beforeAll(async () => {
    ama = await signedInAs(efie.platform, 'Agent');
    kofi = await signedInAs(efie.platform, 'Property Owner');
    await efie.app.listen({ port: 0, host: '127.0.0.1' });
  });

  let seconds = 0;
  /** As long as a process may remember. */
  const soon = () => {
    seconds += 11;
    efie.setNow(new Date(Date.now() + seconds * 1000));
  };
  const status = async (address: string) => (await efie.app.inject(address)).statusCode;
  /** As sent by a client that does not normalise addresses. */
  const statusOnTheWire = async (address: string) => {
    const { port } = efie.app.server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nhost: efie.test\r\nconnection: close\r\n\r\n`);
    let response = '';
    for await (const chunk of socket) response += String(chunk);
    return Number(response.split(' ')[1]);
  };
  const remove = async (kind: 'properties' | 'cars', id: string) => {
    const call = { method: 'DELETE', url: `/api/${kind}/${id}`, headers: ama.headers } as const;
    expect((await efie.app.inject(call)).statusCode).toBe(200);
  };
  const mediaOf = async (kind: 'properties' | 'cars', id: string): Promise<string[]> => {
    const { images, video: tour } = (await efie.app.inject(`/api/${kind}/${id}`)).json<Property>();
    return (tour ? [...images, tour] : images).map((address) => new URL(address).pathname);
  };

  // §12/16
  test('are served while the listing is there, and again when it is restored', async () => {
    const response = await postUpload(efie, '/api/properties/upload', {
      fields: PROPERTY_FORM,
      files: [
        { field: 'images', name: 'a.jpg', type: 'image/jpeg', content: await jpegPhoto(81) },
        video(),
      ],
      headers: ama.headers,
    });
    const id = response.json().property._id;
    await efie.runJobs();
    const addresses = await mediaOf('properties', id);
    expect(addresses).toHaveLength(2);
    for (const address of addresses) expect(await status(address)).toBe(200);
    await remove('properties', id);
    soon();
    for (const address of addresses) {
      expect(await status(address), address).toBe(404);
      const key = /[0-9a-f]{32}/.exec(address)?.[0] ?? '';
      // However it is written, and whichever method asks for it.
      for (const other of [
        address.replace(key, `%${key.charCodeAt(0).toString(16)}${key.slice(1)}`),
        address.replace(key, `./${key}`),
        address.replace(key, `/${key}`),
        address.replace(key, `x/../${key}`),
        address.replace(key, `%2e/${key}`),
        address.replace('/media/', '/media/./'),
        `${address}?v=2`,
      ]) {
        expect(await statusOnTheWire(other), other).toBe(404);
      }
      expect((await efie.app.inject({ method: 'HEAD', url: address })).statusCode).toBe(404);
      const part = { url: address, headers: { range: 'bytes=0-1' } };
      expect((await efie.app.inject(part)).statusCode).toBe(404);
    }
    await efie.connection.pool.query('update listings set deleted_at = null where id = $1', [id]);
    for (const address of addresses) expect(await status(address)).toBe(200);
  });

  test('are served in the same way for a car', async () => {
    const id = await uploadedCar(efie, ama);
    await efie.runJobs();
    const [address = ''] = await mediaOf('cars', id);
    expect(await status(address)).toBe(200);
    await remove('cars', id);
    soon();
    expect(await status(address)).toBe(404);
  });

  test.each(['properties', 'cars'] as const)(
    'are shown only to the lister and Admins while one of the %s is hidden',
    async (kind) => {
      const id = await (kind === 'cars' ? uploadedCar : uploadedProperty)(efie, ama, {}, [
        await jpegPhoto(kind === 'cars' ? 86 : 87),
      ]);
      await efie.runJobs();
      const [address = ''] = await mediaOf(kind, id);
      expect(await status(address)).toBe(200);
      await efie.connection.pool.query(
        `update listings set moderation = 'hidden', moderation_at = now(), paused_at = now(),
          pause_reason = 'moderation' where id = $1`,
        [id],
      );
      soon();
      const admin = await signedInAs(efie.platform, 'Admin');
      const seenBy = async (headers = {}) => {
        const seen = await efie.app.inject({ url: address, headers });
        return [seen.statusCode, seen.headers['cache-control']];
      };
      expect((await seenBy())[0]).toBe(404);
      expect((await seenBy(kofi.headers))[0]).toBe(404);
      expect(await seenBy(ama.headers)).toEqual([200, 'private, no-store']);
      expect(await seenBy(admin.headers)).toEqual([200, 'private, no-store']);
      expect((await seenBy({ cookie: `efie_session=${ama.token}` }))[0]).toBe(200);
    },
  );

  // §12/16
  test('are served as long as another listing has them', async () => {
    const photo = await jpegPhoto(82);
    const gone = await uploadedProperty(efie, ama, {}, [photo]);
    const left = await uploadedProperty(efie, kofi, {}, [photo]);
    await efie.runJobs();
    const [address = ''] = await mediaOf('properties', left);
    await remove('properties', gone);
    soon();
    expect(await status(address)).toBe(200);
  });

  test('are served at once when they are listed again', async () => {
    const photo = await jpegPhoto(83);
    const gone = await uploadedProperty(efie, ama, {}, [photo]);
    await efie.runJobs();
    const [address = ''] = await mediaOf('properties', gone);
    await remove('properties', gone);
    soon();
    expect(await status(address)).toBe(404);
    await uploadedProperty(efie, kofi, {}, [photo]);
    expect(await status(address)).toBe(200);
  });

  test('need one query for all that are asked for at once, and none for ten seconds', async () => {
    const id = await uploadedProperty(efie, ama, {}, [await jpegPhoto(84), await jpegPhoto(85)]);
    const keys = (await efie.app.inject(`/api/properties/${id}`))
      .json<Property>()
      .photos.map((photo) => photo.key);
    const asked = vi.spyOn(efie.connection.pool, 'connect');
    const shown = new ShownMedia(efie.platform);
    const all = () => Promise.all([...keys, ...keys, 'ab'.repeat(16)].map((key) => shown.has(key)));
    expect(await all()).toEqual([true, true, true, true, false]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await Promise.all(keys.map((key) => shown.has(key)))).toEqual([true, true]);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

test('media are served while the database is away', async () => {
  const db = new Proxy({} as Platform['db'], {
    get() {
      throw new Error('Connection terminated');
    },
  });
  const log = { debug() {} } as unknown as Platform['log'];
  const shown = new ShownMedia({ db, log, now: () => new Date() });
  expect(await shown.has('ab'.repeat(16))).toBe(true);
});
