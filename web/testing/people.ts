import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#domain/accounts/role.ts';
import type { Profile } from '#domain/accounts/schema.ts';
import { storeLogin, storeUser } from '#web/lib/session/store-session.ts';
import { answer } from './answers.ts';

/** Someone's profile in the API's format. */
export const sampleProfile = (given: Partial<Profile> = {}): Profile => ({
  _id: '00000000-0000-4000-8000-0000000000aa',
  firstname: 'Ama',
  lastname: 'Mensah',
  email: 'ama@efie.test',
  phoneNumber: '0244123456',
  location: 'Accra',
  profileImage: null,
  companyLogo: null,
  role: 'Customer',
  mustConfirmEmail: false,
  linkSentTo: null,
  mustAddFactor: false,
  leavesAt: null,
  privacyAgreedAt: null,
  ...given,
});

const LOOKED = { count: 0, lookedAt: null };

/** Logs someone in, and answers the calls every page makes for them; call it before opening the page. */
export function logInAs(role: Role, given: Partial<Profile> = {}): Profile {
  const profile = sampleProfile({ role, ...given });
  const { _id: userId, firstname, lastname, phoneNumber } = profile;
  const details = { firstname, lastname, phoneNumber };
  storeLogin(localStorage, {
    token: `token-of-${userId}`,
    role,
    userId,
    ...(role === 'Agent' && { agentDetails: details }),
    ...(role === 'Property Owner' && { ownerDetails: details }),
    ...(role === 'Customer' && { customerDetails: details }),
  });
  storeUser(localStorage, { ...profile, profileImage: profile.profileImage ?? undefined });
  answer('GET /api/User/profile', profile);
  answer('GET /api/User/favourites', []);
  answer('GET /api/User/news', {
    stays: LOOKED,
    hostedStays: LOOKED,
    contactMessages: LOOKED,
    enquiries: { count: 0 },
    answers: { count: 0 },
  });
  return profile;
}

/** Logs a Customer in on the login page the test was led to, and continues at once. */
export async function logInByForm(given: Partial<Profile> = {}): Promise<void> {
  await expect.element(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  answer('POST /api/auth/login', () => {
    const { _id: userId, role } = logInAs('Customer', given);
    return { token: `token-of-${userId}`, role, userId };
  });
  await page.getByLabelText('Email').fill('ama@efie.test');
  await page.getByLabelText('Password', { exact: true }).fill('secret-enough');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
}
