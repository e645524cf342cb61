import { profileStatus } from '../../testing/accounts/profile.ts';
import { anotherSession, newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Where one is logged in, in the profile. */

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await newPerson('Customer');
  await signIn(context, person);
});

test('a device is logged out, then all others, and this one stays', async ({ page }) => {
  const others = [
    await anotherSession(person),
    await anotherSession(person),
    await anotherSession(person, '154.160.1.7'),
  ];
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Where you are logged in' });
  const devices = section.getByRole('listitem');
  await expect(devices).toHaveCount(4);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devices.filter({ hasText: 'Ghana · 154.160.1.… · Logged in' })).toHaveCount(1);
  await expect(section).toContainText('The country is read from the network address');
  await expectAccessible(page);

  await devices.first().getByRole('button', { name: 'Log out Chrome on Android' }).click();
  await expectShown(page.getByText('That device is logged out.'));
  await expect(devices).toHaveCount(3);
  await expect(section).toBeFocused();

  await section.getByRole('button', { name: 'Log out all other devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out on every other device?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Log out all other devices' }).click();
  await expectShown(page.getByText('Every other device is logged out.'));
  await expect(devices).toHaveCount(1);
  for (const token of others) expect(await profileStatus(token)).toBe(401);
  expect(await profileStatus(person.token)).toBe(200);
});

test('where it cannot be read, it says so and tries again', async ({ page, complaints }) => {
  complaints.expectFailureOf(/User\/sessions/);
  await page.route('**/api/User/sessions', (route) =>
    route.fulfill({ status: 404, json: { message: 'Not here.', code: 'NOT_FOUND' } }),
  );
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(section).toContainText('We could not load where you are logged in');
  await page.unroute('**/api/User/sessions');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
});
