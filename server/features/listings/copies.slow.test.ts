import { beforeAll, describe, expect, test } from 'vitest';
import type { UploadCarResponse } from '#domain/cars/schema.ts';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import {
  CAR_FORM,
  PROPERTY_FORM,
  uploadedCar,
  uploadedProperty,
} from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, postUpload, video } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let other: TestPerson;
let home: Property;

const read = async (id: string) =>
  (
    await efie.app.inject({ url: `/api/properties/${id}`, headers: lister.headers })
  ).json<Property>();

const keysOf = ({ photos }: { photos: readonly { key: string }[] }) => photos.map(({ key }) => key);

const upload = (
  person: TestPerson,
  fields: Record<string, string>,
  files: Parameters<typeof postUpload>[2]['files'] = [],
) =>
  postUpload(efie, '/api/properties/upload', {
    fields: { ...PROPERTY_FORM, name: 'Palm Court (copy)', ...fields },
    files,
    headers: person.headers,
  });

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  other = await signedInAs(efie.platform, 'Agent');
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [image(await jpegPhoto(1)), image(await jpegPhoto(2)), video()],
    headers: lister.headers,
  });
  home = response.json<UploadPropertyResponse>().property;
});

describe('a copy of your own listing', () => {
  test('shares photos and video with it, in the order of the form, with new photos among them', async () => {
    const [first, second] = keysOf(home) as [string, string];
    const response = await upload(
      lister,
      { copyOf: home._id, copyVideo: 'yes', photoUploads: `${second},file,${first}` },
      [image(await jpegPhoto(3))],
    );
    expect(response.statusCode).toBe(201);
    const copy = response.json<UploadPropertyResponse>().property;
    expect(keysOf(copy)).toEqual([second, expect.any(String), first]);
    expect(copy.video).toBe(home.video);
    expect(copy._id).not.toBe(home._id);
    await efie.runJobs();

    const gone = await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${home._id}`,
      headers: lister.headers,
    });
    expect(gone.statusCode).toBe(200);
    const shown = (await read(copy._id)).photos.find(({ key }) => key === first);
    const picture = await efie.app.inject(`/media/photos/${first}/${shown?.widths[0]}.jpg`);
    expect(picture.statusCode).toBe(200);
    home = copy;
  });

  test('leaves out what the form does not name', async () => {
    const [, , third] = keysOf(home) as [string, string, string];
    const response = await upload(lister, { copyOf: home._id, photoUploads: third });
    expect(response.json<UploadPropertyResponse>().property).toMatchObject({
      photos: [{ key: third }],
      video: null,
    });
  });

  test('takes nothing from a listing that is someone else’s (even for an Admin), deleted or of another kind', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const deleted = await uploadedProperty(efie, other, {}, [await jpegPhoto(5)]);
    const key = keysOf(await read(deleted))[0] ?? '';
    await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${deleted}`,
      headers: other.headers,
    });
    const car = await uploadedCar(efie, lister);
    const tries: [TestPerson, Record<string, string>][] = [
      [lister, { copyOf: car }],
      [other, { copyOf: home._id, photoUploads: keysOf(home)[0] ?? '' }],
      [other, { copyOf: home._id, copyVideo: 'yes' }],
      [admin, { copyOf: home._id, photoUploads: keysOf(home)[0] ?? '' }],
      [other, { copyOf: deleted, photoUploads: key }],
      [other, { copyOf: 'none', photoUploads: key }],
    ];
    for (const [person, fields] of tries) {
      const response = await upload(person, fields);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({
        copyOf: 'The listing you’re copying no longer exists, or isn’t yours.',
      });
    }
  });

  test('takes only photos of the copied listing, and ten at most', async () => {
    const theirs = await uploadedProperty(efie, other, {}, [await jpegPhoto(6)]);
    const [key] = keysOf(await read(theirs));
    const response = await upload(lister, { copyOf: home._id, photoUploads: `${key}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty(['photoUploads.0']);
    expect((await upload(lister, { photoUploads: `${key}` })).statusCode).toBe(400);
    const [own] = keysOf(home);
    const many = await upload(lister, {
      copyOf: home._id,
      photoUploads: Array.from({ length: 11 }, () => own).join(','),
    });
    expect(many.json().message).toBe('You can only upload up to 10 images.');
  });

  test('of a car needs a photo, its own or a copied one', async () => {
    const car = await uploadedCar(efie, lister);
    const { photos } = (await efie.app.inject({ url: `/api/cars/${car}` })).json();
    const copy = (fields: Record<string, string>) =>
      postUpload(efie, '/api/cars/upload', {
        fields: { ...CAR_FORM, name: 'Corolla of Osu (copy)', copyOf: car, ...fields },
        headers: lister.headers,
      });
    const without = await copy({});
    expect(without.json().message).toBe('Please upload at least one image of the vehicle.');
    const response = await copy({ photoUploads: photos[0].key });
    expect(response.statusCode).toBe(201);
    expect(keysOf(response.json<UploadCarResponse>().car)).toEqual(keysOf({ photos }));
  });

  test('of someone else’s photos is detected as the copied listing was', async () => {
    const stolen = await jpegPhoto(21);
    await uploadedProperty(efie, other, {}, [stolen]);
    const taken = await uploadedProperty(efie, lister, {}, [stolen]);
    await efie.runJobs();
    const [key] = keysOf(await read(taken));
    const response = await upload(lister, { copyOf: taken, photoUploads: `${key}` });
    await efie.runJobs();
    const { rows } = await efie.connection.pool.query(
      'select listing_id from similar_photos where photo_key = $1 and lister_id = $2 order by listing_id',
      [key, lister.id],
    );
    const copy = response.json<UploadPropertyResponse>().property._id;
    expect(rows).toEqual([{ listing_id: taken }, { listing_id: copy }]);
  });
});
