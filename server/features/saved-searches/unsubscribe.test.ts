import { beforeEach, expect, test } from 'vitest';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { alertOfChanges, SEARCH, savedSearch } from './testing/alerted.ts';

const efie = bootTestApp();
let lister: TestPerson;
let ama: TestPerson;
/** The path that ama's mail gives as List-Unsubscribe. */
let link: string;

beforeEach(async () => {
  lister = await signedInAs(efie.platform, 'Property Owner');
  ama = await signedInAs(efie.platform, 'Customer');
  await savedSearch(efie, ama);
  await uploadedProperty(efie, lister);
  await alertOfChanges(efie);
  const [mail = ''] = await efie.outbox.to(ama.email);
  link = /^List-Unsubscribe: <http:\/\/efie\.test(.*)>$/m.exec(mail)?.[1] ?? '';
});

const searchOfLink = () => efie.app.inject({ url: `/api${link}` });
const mailsAfterAnother = async () => {
  await uploadedProperty(efie, lister, { name: 'Another' });
  await alertOfChanges(efie);
  return (await efie.outbox.to(ama.email)).length;
};

// §2.9/24
test('opening an unsubscribe link stops nothing by itself', async () => {
  expect((await searchOfLink()).json()).toEqual({
    about: 'saved-search',
    name: SEARCH.name,
    isStopped: false,
  });
  await efie.app.inject({ url: link });
  await efie.app.inject({ method: 'HEAD', url: link });
  expect(await mailsAfterAnother()).toBe(2);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
  ['application/json', '{}'],
  [undefined, undefined],
])(
  'a POST of %s without a session stops the emails at once, and can be repeated',
  async (type, payload) => {
    const post = () =>
      efie.app.inject({
        method: 'POST',
        url: link,
        headers: type ? { 'content-type': type } : {},
        ...(payload !== undefined && { payload }),
      });
    expect((await post()).statusCode).toBe(200);
    expect((await post()).statusCode).toBe(200);
    expect((await searchOfLink()).json()).toMatchObject({ name: SEARCH.name, isStopped: true });
    expect(await mailsAfterAnother()).toBe(1);
  },
);

test('an unknown unsubscribe link is not found', async () => {
  const wrong = `/unsubscribe/${'x'.repeat(32)}`;
  expect((await efie.app.inject({ method: 'POST', url: wrong })).statusCode).toBe(404);
  expect((await efie.app.inject({ url: `/api${wrong}` })).statusCode).toBe(404);
});

test('refuses more than a mail program sends', async () => {
  const response = await efie.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'x'.repeat(5_000),
  });
  expect(response.statusCode).toBe(413);
});
