import type { Page } from '@playwright/test';
import { SIGNUP_ROLES } from '#domain/accounts/role.ts';
import { codeOf, switchCodesOn } from '../../testing/accounts/factors.ts';
import { newWord } from '../../testing/listings/home.ts';
import { newPerson, personDetails, statusOfLogin } from '../../testing/people.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { running } from '../../testing/visit.ts';

/** Forms that the browser posts by itself: with scripts off, or until they have loaded. */

/** Opens a page whose scripts, like those of the pages after it, wait until they are released. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return resolve;
}

function loginOn(page: Page) {
  const form = page.getByRole('form', { name: 'Login' });
  return {
    form,
    email: form.getByLabel('Email'),
    password: form.getByLabel('Password', { exact: true }),
    submit: form.getByRole('button', { name: 'Login', exact: true }),
  };
}

async function fillSignup(page: Page, person: ReturnType<typeof personDetails>) {
  const main = page.getByRole('main');
  const fields = {
    'First name': person.firstname,
    'Last name': person.lastname,
    'Phone number': person.phoneNumber,
    Location: person.location,
    Email: person.email,
    Password: person.password,
    'Confirm password': person.password,
  };
  for (const [label, value] of Object.entries(fields)) {
    await main.getByLabel(label, { exact: true }).fill(value);
  }
}

const readStored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('authToken'),
    role: localStorage.getItem('role'),
    userId: localStorage.getItem('userId'),
    userData: JSON.parse(localStorage.getItem('userData') ?? '{}'),
    customerDetails: JSON.parse(localStorage.getItem('customerDetails') ?? '{}'),
    older: localStorage.getItem('agentDetails'),
  }));

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  // §2.4/5, §2.4/6
  test('login refuses a wrong password but keeps the email, takes the right one and a code, and leads on', async ({
    page,
    context,
    complaints,
  }) => {
    test.slow();
    complaints.expectFailureOf(/\/login/);
    const person = await newPerson('Customer');
    await test.step('a wrong password is refused and the right one accepted', async () => {
      await page.goto('/login?next=%2Fabout');
      const { form, email, password, submit } = loginOn(page);
      await email.fill('ama');
      await submit.click();
      await expect(form.getByText('Invalid email address')).toBeVisible();
      await expect(form.getByText('Password must be at least 6 characters long')).toBeVisible();
      await expect(email).toHaveValue('ama');
      await expect(email).toBeFocused();

      await email.fill(person.email);
      await password.fill('another-password');
      await submit.click();
      await expect(form.getByRole('alert')).toHaveText('Invalid email or password');
      await expect(form.locator(':focus')).toHaveText('Invalid email or password');
      await expect(email).toHaveValue(person.email);
      await expect(password).toHaveValue('');
      await expect(page.getByRole('button', { name: /passkey/ })).toBeHidden();

      await password.fill(person.password);
      await submit.click();
      await expect(page.getByText('Login successful!')).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'efie_session')).toMatchObject({ httpOnly: true });
      await expect(page).toHaveURL('/about');
    });
    await test.step('a known device is recognised without scripts, too', async () => {
      const news = async () =>
        (await outbox().to(person.email)).filter((mail) => /Subject: .*log/i.test(mail)).length;
      for (let n = 0; n < 2; n += 1) {
        await page.goto('/login?next=%2Fcontact');
        const { email, password, submit } = loginOn(page);
        await email.fill(person.email);
        await password.fill(person.password);
        await submit.click();
        await expect(page).toHaveURL('/contact');
      }
      const before = await news();
      // Emails go out in order: one from the second login would come before this one.
      await page.goto('/forgot-password');
      await page.getByRole('main').getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect
        .poll(async () =>
          (await outbox().to(person.email)).some((mail) => /reset-password/.test(mail)),
        )
        .toBe(true);
      expect(await news()).toBe(before);
    });
    await test.step('a code is asked for after the password and accepted', async () => {
      const key = await switchCodesOn(person);
      const login = loginOn(page);
      const enter = async () => {
        await login.email.fill(person.email);
        await login.password.fill(person.password);
        await login.submit.click();
      };
      await page.goto('/login?next=%2Fabout');
      await enter();
      const form = page.getByRole('form', { name: 'Enter a code' });
      await form.getByRole('button', { name: 'Back to the password' }).click();
      await expect(page).toHaveURL('/login?next=%2Fabout');
      await enter();
      await form.getByLabel('Code').fill('000000');
      await form.getByLabel('Code').press('Enter');
      await expect(form.getByText(/This code is wrong/)).toBeVisible();
      await form.getByLabel('Code').fill(codeOf(key, 1));
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL('/about');
    });
  });

  // §2.4/5, §4/7
  test('sign-up keeps what was typed when refused, and a forgotten password is replaced by the emailed link', async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expectFailureOf(/signup|reset-password/);
    await test.step('a refused sign-up keeps what was typed and asks for the role', async () => {
      const person = personDetails();
      await page.goto('/signup');
      await fillSignup(page, { ...person, email: 'ama' });
      await page.getByRole('button', { name: 'Signup', exact: true }).click();
      const main = page.getByRole('main');
      await expect(main.getByText('Invalid email address')).toBeVisible();
      await expect(main.getByLabel('Select Your Role')).toBeFocused();
      await expect(main.getByLabel('First name')).toHaveValue(person.firstname);
      await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
      const role = main.getByLabel('Select Your Role');
      await expect(role.getByRole('option')).toHaveText(['Choose one', ...SIGNUP_ROLES]);
      await fillSignup(page, person);
      await role.selectOption('Agent');
      await page.getByRole('button', { name: 'Signup', exact: true }).click();
      await expect(page).toHaveURL('/login?done=signup-link');
    });
    await test.step('a sign-up with a role leads on and says what comes next', async () => {
      const person = personDetails();
      await page.goto('/signup?next=%2Fabout');
      await page.getByRole('main').getByRole('link', { name: 'Property Owner' }).click();
      await expect(page.getByRole('heading', { name: 'Signup as Property Owner' })).toBeVisible();
      await fillSignup(page, person);
      await page.getByRole('button', { name: 'Signup', exact: true }).click();
      await expect(page).toHaveURL('/login?next=%2Fabout&done=signup-link');
      const main = page.getByRole('main');
      await expect(main.getByText('Signup successful!')).toBeVisible();
      await expect(main.getByText(/We sent a link to your email address/)).toBeVisible();
      expect(await statusOfLogin(person.email, person.password)).toBe(200);
    });
    await test.step('a forgotten password is replaced by an emailed link', async () => {
      const person = await newPerson('Customer');
      await page.goto('/forgot-password');
      await page.getByRole('main').getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page).toHaveURL('/forgot-password?done=sent');
      await expect(page.getByText('Password reset email sent successfully.')).toBeVisible();

      const linkOf = async () =>
        /\/reset-password\/[\w-]+/.exec((await outbox().newestTo(person.email)) ?? '')?.[0];
      await expect.poll(linkOf).toBeTruthy();
      await page.goto(ORIGIN + (await linkOf()));
      const form = page.getByRole('form', { name: 'Reset Password' });
      const enter = async (password: string, again: string) => {
        await form.getByLabel('New Password', { exact: true }).fill(password);
        await form.getByLabel('Confirm Password', { exact: true }).fill(again);
        await form.getByRole('button', { name: 'Reset Password' }).click();
      };
      await enter('better-than-before', 'other-than-before');
      await expect(form.getByText('Please fix the errors in the form')).toBeVisible();
      await expect(form.getByText("Passwords don't match")).toBeVisible();
      await expect(form.getByLabel('Confirm Password', { exact: true })).toBeFocused();
      await enter('better-than-before', 'better-than-before');
      await expect(page).toHaveURL('/login?done=reset');
      await expect(page.getByText('Password reset successfully!')).toBeVisible();
      expect(await statusOfLogin(person.email, 'better-than-before')).toBe(200);
    });
  });

  // §2.4/5, §2.4/6
  test('the contact form sends a message once, however often it is pressed, and other pages accept no form', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expectFailureOf(/\/contact/);
    const word = newWord();
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Write to us' });
    await form.getByLabel('Email').fill('esi@guests.test');
    await form.getByLabel('Message').fill(`Do you have a room? ${word}`);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('Please enter your name.')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Message')).toHaveValue(`Do you have a room? ${word}`);

    await form.getByLabel('Name').fill('Esi Owusu');
    await form.getByRole('button', { name: 'Send message' }).click({ clickCount: 2 });
    await expect(page.getByText('Message sent. We’ll answer by email.')).toBeVisible();
    await page.goto('/contact');
    await form.getByLabel('Name').fill('Esi Owusu');
    await form.getByLabel('Email').fill('esi@guests.test');
    await form.getByLabel('Message').fill(`Do you have a room? ${word}`);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/contact?done=sent');
    const mails = async () => (await outbox().mails()).filter((mail) => mail.includes(word)).length;
    await expect.poll(mails).toBe(1);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(form.getByLabel('Message')).toHaveValue('');

    const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
    const statusOf = async (path: string) =>
      (await request.post(path, { form: { email: 'ama@efie.test' }, headers })).status();
    expect(await statusOf('/about')).toBe(405);
    expect(await statusOf('/')).toBe(405);
    expect(await statusOf('/no-such-page')).toBe(405);
  });
});

// §2.4/5, §2.4/8
test('a login before the scripts run is accepted or refused, and the scripts carry on from there', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expectFailureOf(/\/login/);
  const logOut = async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  await test.step('a refusal still shows once the scripts run, and they handle the next try', async () => {
    const person = await newPerson('Customer');
    const release = await openHeld(page, '/login');
    const { form, email, password, submit } = loginOn(page);
    await email.fill(person.email);
    await password.fill('another-password');
    await password.press('Enter');
    await expect(form.getByRole('alert')).toHaveText('Invalid email or password');
    // The start of the scripts does not move people away from where they type.
    await password.focus();
    release();
    await running(page);
    await expect(form.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(password).toBeFocused();
    await expect(email).toHaveValue(person.email);
    await password.fill(person.password);
    await submit.click();
    await expect(page.locator('#toasts')).toHaveText(/Login successful!/);
    await expect(page).toHaveURL('/');
  });
  await test.step('the browser knows who is logged in', async () => {
    await logOut();
    const person = await newPerson('Customer');
    await page.addInitScript(() => {
      if (location.pathname === '/login' && !localStorage.getItem('authToken')) {
        localStorage.setItem('agentDetails', '{}');
      }
    });
    const release = await openHeld(page, '/login?next=%2Fprofile');
    const { email, password, submit } = loginOn(page);
    await expect(submit).toBeEnabled();
    await email.fill(person.email);
    await password.fill(person.password);
    await submit.click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    expect(page.url()).not.toContain('eyJ');
    await expect(page).toHaveURL('/profile');
    const { firstname, lastname, phoneNumber } = person;
    const details = { firstname, lastname, phoneNumber };
    const { token, ...stored } = await readStored(page);
    expect(token).toMatch(/^eyJ/);
    expect(stored).toEqual({
      role: 'Customer',
      userId: person.id,
      userData: details,
      customerDetails: details,
      older: null,
    });
    release();
    await expect(page.getByRole('main')).toContainText(person.email);
    // Going back does not send the form again.
    await page.goBack();
    await expect(page).toHaveURL('/profile');
    // What it asks for would be refused after the logout.
    await page.waitForLoadState('networkidle');
  });
  await test.step('the page after login stays for two seconds once its scripts run, too', async () => {
    await logOut();
    const person = await newPerson('Customer');
    await page.clock.install();
    const release = await openHeld(page, '/login');
    const { email, password, submit } = loginOn(page);
    await email.fill(person.email);
    await password.fill(person.password);
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit.click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    release();
    await page.keyboard.press('Tab');
    await running(page);
    await expect(page.getByText('Login successful!')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL('/');
  });
});
