import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldMessages } from '#domain/field-messages.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: TestPerson;

const FLAT = {
  ...PROPERTY_FORM,
  propertyType: 'PropertyRentals',
  rentalType: 'Apartments',
  shortStayType: '',
};
const REFUSED = { bedrooms: fieldMessages.required };

// None of our facts is required yet: these tests make one so.
beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
  Object.assign(PROPERTY_FACTS.bedrooms, { required: true });
});
afterAll(() => {
  Reflect.deleteProperty(PROPERTY_FACTS.bedrooms, 'required');
});

/** The response to editing an old listing without bedrooms. */
async function edited(row: Parameters<typeof propertyRow>[2], form: object) {
  const id = await propertyRow(efie.platform, agent.id, row);
  const response = await efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${id}`,
    headers: agent.headers,
    payload: form,
  });
  return { status: response.statusCode, ...response.json() };
}
const OLD_FLAT = { property_type: 'PropertyRentals', subtype: 'Apartments' };

// §2.7/26
test('an upload without a required detail is refused at its field', async () => {
  const response = await postUpload(efie, '/api/properties/upload', {
    fields: FLAT,
    files: [],
    headers: agent.headers,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ fields: REFUSED });
});

// §2.7/26
test('an edit without it is refused once it sends details or changes the kind of listing', async () => {
  const refused = { status: 400, fields: REFUSED };
  expect(await edited(OLD_FLAT, { ...FLAT, furnished: 'fully' })).toMatchObject(refused);
  expect(await edited({}, FLAT)).toMatchObject(refused);
  expect(await edited(OLD_FLAT, { ...FLAT, bedrooms: 2 })).toMatchObject({ status: 200 });
});

// §2.7/26
test('an older listing without it can still be edited otherwise', async () => {
  expect(await edited(OLD_FLAT, { ...FLAT, name: 'Renamed' })).toMatchObject({ status: 200 });
});
