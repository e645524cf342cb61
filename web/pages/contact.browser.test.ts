import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { answer, noResponse } from '../testing/answers.ts';
import { openSite } from '../testing/open-site.tsx';

/** The form of /contact (docs/product.md, "Pages and site settings"). */

const main = page.getByRole('main');
const form = page.getByRole('form', { name: 'Write to us' });
const name = form.getByLabelText('Name');
const email = form.getByLabelText('Email');
const message = form.getByLabelText('Message');
const send = form.getByRole('button', { name: 'Send message' });

// §2.2/22, §7/42
test('a visitor writes to the site, and what was typed stays until it is sent', async () => {
  await openSite('/contact', { email: 'hello@efie.test' });
  await expect.element(main.getByText('hello@efie.test')).toBeVisible();
  await email.fill('esi');
  await send.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter your name.');
  await expect.element(name).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/Invalid email address/);
  await expect.element(message).toHaveAccessibleDescription('Please write a message.');
  await expectAccessible();

  await name.fill('Esi Owusu');
  await email.fill('esi@guests.test');
  await message.fill('How do I list a <b>hotel</b>?');
  const lost = answer('POST /api/contact', noResponse);
  await send.click();
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent(
      'We couldn’t send your message. We couldn’t reach the server. Please check your connection and try again.',
    );
  await main.getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('link', { name: 'Get in Touch' }).click();
  await expect.element(message).toHaveValue('How do I list a <b>hotel</b>?');
  await expect.element(name).toHaveValue('Esi Owusu');

  const answered = 'Message sent. We’ll answer at esi@guests.test.';
  const sent = answer('POST /api/contact', () =>
    Response.json({ message: answered }, { status: 201 }),
  );
  (send.element() as HTMLElement).click();
  // Again, before the first click is drawn.
  (send.element() as HTMLElement).click();
  await expect.element(main.getByText(answered)).toBeVisible();
  expect(sent).toMatchObject([
    {
      body: {
        name: 'Esi Owusu',
        email: 'esi@guests.test',
        message: 'How do I list a <b>hotel</b>?',
      },
    },
  ]);
  expect(sent[0]?.headers.get('idempotency-key'), 'it may have arrived').toBe(
    lost[0]?.headers.get('idempotency-key'),
  );
  await main.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(message).toHaveValue('');
});
