import type { TestApp } from '#server/testing/test-app.ts';

/** A completed form. */
export const ENQUIRY = { message: 'Is it free in May?', phoneNumber: '024 555 6677' };

/** Sends an enquiry about the listing at a path; without headers it comes from a visitor. */
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

/** The viewer's own enquiry about the listing at a path. */
export const lookAt = ({ app }: TestApp, listing: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `${listing}/enquiry`, headers });
