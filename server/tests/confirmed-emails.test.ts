import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import {
  CAR_FORM,
  PROPERTY_FORM,
  uploadedCar,
  uploadedProperty,
} from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image, postUpload } from '#server/testing/media/uploads.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp, type TestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

let admin: TestPerson;
let property: string;
let car: string;

beforeAll(async () => {
  efie.setNow('2026-11-20T12:00:00Z');
  admin = await signedInAs(efie.platform, 'Admin');
  const lister = await signedInAs(efie.platform, 'Agent');
  property = await uploadedProperty(efie, lister);
  car = await uploadedCar(efie, lister);
});

const post = (url: string, payload: object, { headers }: TestPerson) =>
  efie.app.inject({ method: 'POST', url, headers, payload });
const enquiry = { message: 'Is it free in December?', phoneNumber: '0244123456' };

/** Calls that need a confirmed address. */
const CALLS: [what: string, call: (person: TestPerson) => Promise<{ statusCode: number }>][] = [
  ['book a stay', (person) => book(efie, bookingForm(property), person.headers)],
  [
    'enquire about a property',
    (person) => post(`/api/properties/${property}/enquiries`, enquiry, person),
  ],
  ['enquire about a car', (person) => post(`/api/cars/${car}/enquiries`, enquiry, person)],
  [
    'list a property',
    ({ headers }) =>
      postUpload(efie, '/api/properties/upload', { fields: { ...PROPERTY_FORM }, headers }),
  ],
  [
    'list a car',
    async ({ headers }) =>
      postUpload(efie, '/api/cars/upload', {
        fields: { ...CAR_FORM },
        files: [image(await jpegPhoto())],
        headers,
      }),
  ],
  [
    'comment',
    (person) => post('/api/comments', { propertyId: property, comment: 'Lovely.' }, person),
  ],
  [
    'comment by the address of the property',
    (person) => post(`/api/properties/${property}/comments`, { comment: 'Quiet, too.' }, person),
  ],
  [
    'report a listing',
    (person) => post('/api/reports', { kind: 'property', id: property, reason: 'gone' }, person),
  ],
];

const confirmEmails = (wanted: boolean | null) =>
  efie.app.inject({
    method: 'PUT',
    url: '/api/site-settings',
    headers: admin.headers,
    payload: { ...DEFAULT_SITE_SETTINGS, confirmEmails: wanted },
  });

describe('an account with an unconfirmed email', () => {
  // §6/44
  test.each(CALLS)('may not %s, and is told what to do', async (_what, call) => {
    const person = await signedInAs(efie.platform, 'Agent', { emailConfirmed: false });
    const response = await call(person);
    expect(response).toMatchObject({ statusCode: 403 });
    expect((response as unknown as { json(): object }).json()).toEqual({
      code: 'EMAIL_UNCONFIRMED',
      message:
        'Please confirm your email first: open the link we emailed you. Your profile can send it again.',
    });
  });

  test.each(CALLS)('may %s once the email is confirmed', async (_what, call) => {
    const person = await signedInAs(efie.platform, 'Agent');
    expect((await call(person)).statusCode).toBe(201);
  });

  // §6/44
  test.each(CALLS)(
    'may %s where the site does not require a confirmed email',
    async (_what, call) => {
      expect((await confirmEmails(false)).statusCode).toBe(200);
      const person = await signedInAs(efie.platform, 'Agent', { emailConfirmed: false });
      const { statusCode } = await call(person);
      await confirmEmails(true);
      // Another test may have taken the dates.
      expect([201, 422]).toContain(statusCode);
    },
  );

  test('does not change what a visitor is told', async () => {
    const response = await book(efie, bookingForm(property));
    expect(response.statusCode).toBe(401);
  });

  test('may do everything else', async () => {
    const { headers } = await signedInAs(efie.platform, 'Customer', { emailConfirmed: false });
    for (const url of ['/api/User/profile', '/api/bookings', '/api/User/news']) {
      expect((await efie.app.inject({ url, headers })).statusCode, url).toBe(200);
    }
  });
});

describe('without a choice by an Admin', () => {
  const withoutMail = bootTestApp({ smtpUrl: undefined });
  const settingsOf = async ({ app }: TestApp) =>
    (await app.inject({ url: '/api/site-settings' })).json();
  const report = async (site: TestApp) => {
    const { headers } = await signedInAs(site.platform, 'Customer', { emailConfirmed: false });
    const payload = { kind: 'property', id: property, reason: 'gone' };
    return (await site.app.inject({ method: 'POST', url: '/api/reports', headers, payload }))
      .statusCode;
  };

  // §6/44
  test('emails must be confirmed where there is an email server', async () => {
    expect((await confirmEmails(null)).json()).toMatchObject({ confirmEmails: null });
    expect(await settingsOf(efie)).toMatchObject({ confirmEmails: null, sendsMail: true });
    expect(await report(efie)).toBe(403);
  });

  // §6/43
  test('emails need not be confirmed without an email server, until an Admin requires it', async () => {
    expect(await settingsOf(withoutMail)).toMatchObject({ confirmEmails: null, sendsMail: false });
    // The listing belongs to another site: people allowed to report learn that it does not exist.
    expect(await report(withoutMail)).toBe(404);
    const { headers } = await signedInAs(withoutMail.platform, 'Admin');
    const payload = { ...DEFAULT_SITE_SETTINGS, confirmEmails: true };
    const url = '/api/site-settings';
    await withoutMail.app.inject({ method: 'PUT', url, headers, payload });
    expect(await report(withoutMail)).toBe(403);
  });
});

// §6/46
test('an account made before or by an older version counts as confirmed', async () => {
  const { rows } = await efie.connection.pool.query(
    `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location)
      values (gen_random_uuid(), 'older@efie.test', 'x', 'Customer', 'Ama', 'Mensah', '0244123456', 'Accra')
      returning email_confirmed_at is not null as confirmed`,
  );
  expect(rows).toEqual([{ confirmed: true }]);
});
