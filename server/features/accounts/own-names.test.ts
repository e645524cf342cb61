import { describe, expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const ama = {
  email: 'ama@efie.test',
  password: 'ama-and-kofi',
  role: 'Customer',
  firstname: 'Ama',
  lastname: 'Mensah',
  phoneNumber: '024 412 3456',
  location: 'Accra',
};
const signup = (payload: object) =>
  efie.app.inject({ method: 'POST', url: '/api/auth/signup', payload });

const MIXED = 'Please write the name in one alphabet, without hidden characters.';
const OURS = 'Please use your own name: this one looks like ours.';

describe('a name', () => {
  test.each([
    ['Efie', 'Support'],
    ['Ama', 'Admin'],
    ['EFIE', 'Ghana'],
    ['Customer', 'Care'],
    // Whole words of Cyrillic letters that look like ours.
    ['\u0415f\u0456\u0435'.replace('f', '\u0192'), 'Ghana'],
    ['\u0405upport'.replace('upport', 'uppоrt'), 'Team'],
    ['Ádmin', 'Kofi'],
    ['4dmin', '0fficial'],
    ['E fie', 'Help'],
    ['E.f.i.e', 'Team'],
    ['Eefie', 'Security'],
  ])('is refused if it could be taken for ours: %s %s', async (firstname, lastname) => {
    const refused = await signup({ ...ama, email: 'ours@efie.test', firstname, lastname });
    expect(refused.statusCode).toBe(400);
    expect([OURS, MIXED]).toContain(refused.json().message);
  });

  test.each(['Ama\u202e', 'K\u03bffi', '\u0415fua'])(
    'is refused if it mixes alphabets or has hidden characters: %j',
    async (firstname) => {
      const refused = await signup({ ...ama, email: 'mixed@efie.test', firstname });
      expect([refused.statusCode, refused.json().message]).toEqual([400, MIXED]);
    },
  );

  test.each([
    ['Efua', 'Supportive'],
    ['Administra', 'Mensah'],
    ['Ɛfiɛ', 'Owusu'],
    ['Joe', 'Fiend'],
    ['Josefie', 'Team'],
  ])(
    'is welcome if it only resembles ours, and cannot be changed to ours: %s %s',
    async (firstname, lastname) => {
      const email = `${lastname}@efie.test`;
      const made = await signup({ ...ama, email, firstname, lastname });
      expect(made.statusCode).toBe(201);
      const { token } = (
        await efie.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          payload: { email, password: ama.password },
        })
      ).json();
      const refused = await efie.app.inject({
        method: 'PUT',
        url: '/api/User/profile',
        headers: { authorization: `Bearer ${token}` },
        payload: { firstname: 'Efie', lastname: 'Support' },
      });
      expect([refused.statusCode, refused.json().message]).toEqual([400, OURS]);
    },
  );
});
