import { DEMO_SETTINGS } from '#demo/settings.ts';
import { newWord } from '../../testing/listings/home.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The form of /contact (docs/product.md, "Pages and site settings"). */

test('a visitor writes to the site; what was typed stays until it is sent', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/contact$/);
  const word = newWord();
  await visit(page, '/contact');
  await expect(page.getByRole('main').getByText(DEMO_SETTINGS.email)).toBeVisible();
  const form = page.getByRole('form', { name: 'Write to us' });
  const name = form.getByLabel('Name');
  const email = form.getByLabel('Email');
  const message = form.getByLabel('Message');
  const send = form.getByRole('button', { name: 'Send message' });

  await email.fill('esi');
  await send.click();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(name).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Invalid email address/);
  await expect(message).toHaveAccessibleDescription('Please write a message.');

  await name.fill('Esi Owusu');
  await email.fill('esi@guests.test');
  await message.fill(`How do I list a <b>hotel</b>? ${word}`);
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(
    'We could not send your message. We could not reach the server. Please check your connection and try again.',
  );
  await page.unroute('**/api/contact');
  await page.getByRole('main').getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(message).toHaveValue(new RegExp(word));
  await expect(name).toHaveValue('Esi Owusu');

  await send.click();
  const main = page.getByRole('main');
  await expect(
    main.getByText('Your message was sent. We will answer to esi@guests.test.'),
  ).toBeVisible();
  const mailed = async () =>
    (await outbox().to(DEMO_SETTINGS.email)).find((mail) => mail.includes(word));
  await expect.poll(mailed).toContain('Reply-To: esi@guests.test');
  expect(await mailed()).toContain('&#60;b&#62;hotel&#60;/b&#62;');

  await main.getByRole('button', { name: 'Write another message' }).click();
  await expect(message).toHaveValue('');
});
