import { expect, test } from 'vitest';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const id = '0193a000-0000-7000-8000-000000000001';

test.each([
  [
    'POST',
    '/api/reports',
    { kind: 'boat', id, reason: 'gone' },
    'kind',
    'Please choose from: property, car, comment, person.',
  ],
  ['PUT', `/api/properties/${id}/pause`, { paused: 'yes' }, 'paused', 'Please send true or false.'],
  ['PUT', `/api/properties/${id}/pause`, {}, 'paused', 'Please fill in this field.'],
  ['PUT', `/api/properties/${id}/pause`, [], '', 'Please check what you sent and try again.'],
  ['PUT', '/api/User/favourites/boat/1', {}, 'kind', 'Please choose from: property, car.'],
] as const)(
  'explains invalid input in our own words: %s %s %j',
  async (method, url, payload, field, sentence) => {
    const { headers } = await signedInAs(efie.platform, 'Agent');
    const response = await efie.app.inject({ method, url, headers, payload: payload as object });
    expect([response.statusCode, response.json().message]).toEqual([400, sentence]);
    if (field) expect(response.json().fields[field]).toBe(sentence);
  },
);

test('explains a missing body in our own words', async () => {
  const { headers } = await signedInAs(efie.platform, 'Agent');
  const response = await efie.app.inject({ method: 'POST', url: '/api/reports', headers });
  expect(response.statusCode).toBe(400);
  expect(response.payload).not.toMatch(/Invalid|expected|received/);
});
