import type { ListingKind } from '#domain/listing-kinds.ts';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Has a lister upload a property or a car; returns the path of its calls. */
export const listed = async (
  efie: TestApp,
  lister: TestPerson,
  kind: ListingKind,
  details: Record<string, string> = {},
): Promise<string> =>
  kind === 'car'
    ? `/api/cars/${await uploadedCar(efie, lister, details)}`
    : `/api/properties/${await uploadedProperty(efie, lister, details)}`;

/** An enquiry, filled in. */
export const ENQUIRY = { message: 'Is it free in May?', phoneNumber: '024 555 6677' };

/** Sends an enquiry about the listing at a path; without headers it is a visitor's. */
export const enquire = (
  { app }: TestApp,
  listing: string,
  headers: Record<string, string> = {},
  body: unknown = ENQUIRY,
) =>
  app.inject({
    method: 'POST',
    url: `${listing}/enquiries`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

/** What the viewer gets of an own enquiry about the listing at a path. */
export const lookAt = ({ app }: TestApp, listing: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `${listing}/enquiry`, headers });
