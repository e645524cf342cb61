import { paths } from '#domain/site/paths.ts';
import { addPasskey, switchCodesOn } from '../../testing/accounts/factors.ts';
import { forgetTheLogin } from '../../testing/accounts/forget-the-login.ts';
import { demoPerson, logInByForm, newPerson, signIn, statusOfLogin } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Who lost phone and recovery codes asks an Admin, who takes passkeys and codes away (docs/product.md). */

test('an Admin takes passkeys and codes away, once it is confirmed who asks; then the password alone logs in', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  complaints.expectFailureOf(/remove-factors$/);
  const person = await newPerson('Customer');
  await addPasskey(person);
  await switchCodesOn(person);
  expect(await statusOfLogin(person.email, person.password)).toBe(202);

  const admin = await demoPerson('admin');
  await signIn(context, admin);
  await forgetTheLogin(page, /remove-factors$/);
  await visit(page, paths.adminPerson(person.id));
  const main = page.getByRole('main');
  const factOf = (name: string) =>
    main.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(factOf('Passkeys')).toHaveText('1');
  await expect(factOf('Codes of an app')).toHaveText('On');
  const take = main.getByRole('button', { name: 'Take away passkeys and codes' });
  await take.click();
  const asked = page.getByRole('dialog', { name: 'Take away passkeys and codes?' });
  await expect(asked).toContainText('Be sure that it is the person who asked you.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Take away passkeys and codes' }).click();
  const again = page.getByRole('dialog', { name: 'Is it you?' });
  await again.getByLabel('Password', { exact: true }).fill(admin.password);
  await again.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectShown(page.getByText('Ama Mensah logs in with the password alone now.'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(take).toHaveCount(0);
  await expect(factOf('Passkeys')).toHaveText('0');
  await expect(factOf('Codes of an app')).toHaveText('Off');

  const own = await browser.newContext();
  const login = await own.newPage();
  await visit(login, paths.login);
  await logInByForm(login, person);
  await expect(login.getByText('You are logged in.')).toBeVisible();
  await own.close();
});
