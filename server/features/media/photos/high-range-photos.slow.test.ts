import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Property, UploadPropertyResponse } from '#domain/properties/schema.ts';
import { box, codedPicture, heicFile } from '#server/platform/heic-file.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { image, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

/** The mean colour of a photo as served. */
async function shownColour(content: Buffer): Promise<number[]> {
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: PROPERTY_FORM,
    files: [image(content)],
    headers: agent.headers,
  });
  expect(response.statusCode, response.body).toBe(201);
  await efie.runJobs();
  const { _id } = response.json<UploadPropertyResponse>().property;
  const [photo] = (await efie.app.inject(`/api/properties/${_id}`)).json<Property>().photos;
  const url = `/media/photos/${photo?.key}/${photo?.widths.at(-1)}.jpg`;
  const { channels } = await sharp((await efie.app.inject(url)).rawPayload).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** The same orange as numbers of each kind. */
const ORANGE = [200, 100, 40];

const isOrange = (found: number[]) =>
  found.every((value, index) => Math.abs(value - (ORANGE[index] ?? 999)) < 16);

test.each([
  ['an AVIF, PQ', () => from(AVIF_PQ)],
  ['an AVIF, HLG', () => from(AVIF_HLG)],
  ['a HEIC, PQ', heicPq],
])('%s is shown in the colours of the web', async (_what, make) => {
  const shown = await shownColour(make());
  expect(isOrange(shown), shown.join()).toBe(true);
});

// §2.7/19
test('a JPEG with a gain map shows its picture of the usual range', async () => {
  const [r = 0, g = 0, b = 0] = ORANGE;
  const plain = (background: string | object) =>
    sharp({ create: { width: 64, height: 48, channels: 3, background } });
  const gains = await plain('#ffffff').jpeg().toBuffer();
  const base = await plain({ r, g, b })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
        '<rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" hdrgm:GainMapMax="3"/>' +
        '</rdf:RDF></x:xmpmeta>',
    )
    .jpeg({ quality: 95 })
    .toBuffer();
  const shown = await shownColour(Buffer.concat([base, gains]));
  expect(isOrange(shown), shown.join()).toBe(true);
});

const from = (lines: string[]) => Buffer.from(lines.join(''), 'base64');

/** The pixels of a HEIC do not tell their curve; its box does (ITU-T H.273 §8). */
function heicPq(): Buffer {
  const { properties, ...picture } = codedPicture(from(HEIC));
  const nclx = Buffer.from([...Buffer.from('nclx'), 0, 9, 0, 16, 0, 6, 0x80]);
  return heicFile([{ ...picture, properties: [...properties, box('colr', nclx)] }]);
}

/** 32 × 32 pixels of that orange in ten bits, by libaom: in the wide colours of ITU-R BT.2020. */
const AVIF_PQ = [
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAD5bWV0YQAAAAAAAAAvaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA',
  'AAAAAFBpY3R1cmVIYW5kbGVyAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAAAQABAAAAAQAAASEAAAAgAAAAKGlpbmYA',
  'AAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGppcHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAAgAAAAIAAAABBw',
  'aXhpAAAAAAMKCgoAAAAMYXYxQ4EATAAAAAATY29scm5jbHgACQAQAAmAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAAAobWRh',
  'dAoJGBE/9uhIgEwgMhMSgAAAQAAAAAA+/3y39wF/ZReA',
];

const AVIF_HLG = [
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAD5bWV0YQAAAAAAAAAvaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA',
  'AAAAAFBpY3R1cmVIYW5kbGVyAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAAAQABAAAAAQAAASEAAAAgAAAAKGlpbmYA',
  'AAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGppcHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAAgAAAAIAAAABBw',
  'aXhpAAAAAAMKCgoAAAAMYXYxQ4EATAAAAAATY29scm5jbHgACQASAAmAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAAAobWRh',
  'dAoJGBE/9uhIkEwgMhMSgAAAQAAAAAA/A7Sj79Lyvung',
];

/** The same numbers as those of PQ in eight bits, by x265. */
const HEIC = [
  'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABL21ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAA',
  'DnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABTwAAAB0AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABo',
  'dmMxAAAAALNpcHJwAAAAlGlwY28AAAB4aHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAAD',
  'AAADAB66AkAhAAEAK0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6kkprm4EBAwIAAADAAgAAAMACEAiAAEAB0QBwXKwIkAAAAAU',
  'aXNwZQAAAAAAAABAAAAAQAAAABdpcG1hAAAAAQAAAAEAAQKAAYACAAAAJW1kYXQAAAAZKAGvBjha/P038hk///4Ub6H2fyqv',
  'EJj9fg==',
];
