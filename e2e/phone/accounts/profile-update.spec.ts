import { changeProfile } from '../../testing/accounts/profile.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** The older, simpler profile screen: only phone and location (specification §2.2, §8). */

const PROFILE_CALL = '**/api/User/profile';

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await newPerson('Customer', { location: 'Tema' });
  await signIn(context, person);
});

test('phone and location are saved, and nothing else is touched', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/User\/profile/);
  await page.clock.install();
  await visit(page, '/profile-update');
  const main = page.getByRole('main');
  const phone = main.getByLabel('Phone number');
  const location = main.getByLabel('Location');
  const save = main.getByRole('button', { name: 'Save Changes' });
  await expect(main.getByRole('textbox')).toHaveCount(2);
  await expect(phone).toHaveValue(person.phoneNumber);
  await changeProfile(person, { firstname: 'Renamed' });

  await phone.fill('12');
  await save.click();
  await expect(main.getByText('Invalid phone number format.')).toBeVisible();
  await expect(phone).toBeFocused();
  await phone.fill('0201112222');
  await location.fill('Kumasi');
  await location.press('Enter');
  const success = main.getByText('Profile updated successfully!');
  await expect(success).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(success).toHaveCount(0);
  await revisit(page);
  await expect(phone).toHaveValue('0201112222');
  await expect(location).toHaveValue('Kumasi');
  await main.getByRole('link', { name: 'your profile' }).click();
  await expect(main.getByRole('heading', { name: 'Renamed' })).toBeVisible();
});

test('what could not be saved is said, and stays as it was typed', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/User\/profile/);
  await visit(page, '/profile-update');
  const main = page.getByRole('main');
  const location = main.getByLabel('Location');
  await location.fill('Ho');
  for (const { sentence, ...response } of [
    { status: 400, json: {}, sentence: 'Invalid data. Please check your inputs.' },
    { status: 500, json: {}, sentence: 'Server error. Please try again later.' },
    { status: 418, json: {}, sentence: 'Failed to update profile.' },
  ]) {
    await page.route(PROFILE_CALL, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(response) : route.continue(),
    );
    await main.getByRole('button', { name: 'Save Changes' }).click();
    await expect(main.getByRole('alert')).toHaveText(sentence);
    await expect(location).toHaveValue('Ho');
    await page.unroute(PROFILE_CALL);
  }
});

test('a visitor signs up first', async ({ page, context }) => {
  await context.clearCookies();
  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/profile-update');
  await expect(page).toHaveURL('/signup?next=%2Fprofile-update');
});
