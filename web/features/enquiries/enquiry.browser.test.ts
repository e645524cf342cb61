import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Car } from '#domain/cars/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, noResponse, refusal } from '../../testing/answers.ts';
import { sampleCommentPage } from '../../testing/messages-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs, logInByForm } from '../../testing/people.ts';
import { sampleCar, sampleId, sampleProperty } from '../../testing/samples.ts';

/** The enquiry to a lister (docs/product.md, "Contact and enquiries"). */

const MESSAGE = 'Is it free in May?\nI can come on Sunday.';
const property = sampleProperty();
const NOTHING_SENT = { sentAt: null, contact: null, conversationId: null };

const section = page.getByRole('region', { name: /^(Send an enquiry|How to reach the lister)$/ });
const message = section.getByLabelText('Message');
const phone = section.getByLabelText('Phone number');
const send = section.getByRole('button', { name: 'Send enquiry' });
const alert = section.getByRole('alert');
const call = section.getByRole('link', { name: /^[+\d ]+$/ });
const chat = section.getByRole('link', { name: 'Chat on WhatsApp' });
/** Beside the price. */
const box = page.getByRole('complementary');
/** The link beside the price that leads here. */
const link = box.getByRole('link', { name: 'Send an enquiry' });

/** A person's contact details in the API's format. */
const contactOf = (name: string, phoneNumber: string) => {
  const international = `233${phoneNumber.slice(1)}`;
  return {
    name,
    phoneNumber: `+${international}`,
    whatsapp: `https://wa.me/${international}?text=Hello%20about%20Corolla`,
  };
};

const sentTo = (contact: ReturnType<typeof contactOf>) => ({
  message: 'Your enquiry was sent. You can now call or message the lister.',
  sentAt: '2026-11-27T10:00:00.000Z',
  contact,
  conversationId: sampleId(400),
});

function answerHome() {
  answer('GET /api/properties/:id', property);
  answer('GET /api/properties/:id/similar', listOf([]));
  answer('GET /api/properties/:id/enquiry', NOTHING_SENT);
  answer('GET /api/comments/property/:id', sampleCommentPage([]));
}

function answerCar(car: Car) {
  answer('GET /api/cars/:id', car);
  answer('GET /api/cars/:id/similar', listOf([]));
  answer('GET /api/cars/:id/enquiry', NOTHING_SENT);
}

test('an enquiry shows how to reach the lister once it is sent', async () => {
  logInAs('Customer', { phoneNumber: '0209998877' });
  answerHome();
  const naa = contactOf('Naa Lamptey', '0244000121');
  await openSite(`/property/${property._id}`);
  await expect.element(send).toBeVisible();
  await link.click();
  await expect.element(message).toHaveFocus();
  await expect.element(phone).toHaveValue('0209998877');
  await phone.fill('12');
  await send.click();
  await expect.element(message).toHaveAccessibleDescription(/Please write a message\./);
  await expect.element(phone).toHaveAccessibleDescription('Invalid phone number format.');
  await expect.element(message).toHaveFocus();

  await message.fill(MESSAGE);
  await phone.fill('024 555 6677');
  const lost = answer('POST /api/properties/:id/enquiries', noResponse);
  await send.click();
  await expect
    .element(alert)
    .toHaveTextContent(
      'We couldn’t send your enquiry. We couldn’t reach the server. Please check your connection and try again.',
    );
  await expectAccessible();
  answer(
    'POST /api/properties/:id/enquiries',
    Response.json(
      { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.', fields: {} },
      { status: 429, headers: { 'retry-after': '840' } },
    ),
  );
  await send.click();
  await expect
    .element(alert)
    .toHaveTextContent('Too many attempts. You can try again in 14 minutes.');
  await expect.element(message).toHaveValue(MESSAGE);
  await expect.element(phone).toHaveValue('024 555 6677');

  const sent = answer('POST /api/properties/:id/enquiries', sentTo(naa));
  await send.click();
  await expect
    .element(section.getByText('Your enquiry was sent. You can now call or message the lister.'))
    .toBeVisible();
  await expect
    .element(section.getByRole('heading', { name: 'How to reach the lister' }))
    .toHaveFocus();
  await expect.element(section.getByText('Naa Lamptey')).toBeVisible();
  await expect.element(call).toHaveAttribute('href', 'tel:+233244000121');
  await expect.element(chat).toHaveAttribute('href', naa.whatsapp);
  expect(sent).toMatchObject([{ body: { message: MESSAGE, phoneNumber: '024 555 6677' } }]);
  expect(sent[0]?.headers.get('idempotency-key'), 'it may have arrived').toBe(
    lost[0]?.headers.get('idempotency-key'),
  );

  answer('GET /api/properties/:id/enquiry', {
    sentAt: '2026-11-27T10:00:00.000Z',
    contact: naa,
    conversationId: sampleId(400),
  });
  await openSite(`/property/${property._id}`);
  await expect.element(section.getByText('You sent an enquiry on 27 Nov 2026')).toBeVisible();
  await expect.element(call).toHaveAttribute('href', 'tel:+233244000121');
  await expect.element(link).not.toBeInTheDocument();
  await expect
    .element(box.getByRole('link', { name: 'Call' }))
    .toHaveAttribute('href', 'tel:+233244000121');
  await expect
    .element(box.getByRole('link', { name: 'WhatsApp' }))
    .toHaveAttribute('href', naa.whatsapp);
  await section.getByRole('button', { name: 'Send another message' }).click();
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveValue('');
});

test('what was typed outlives a session that ended, and the login leads back to it', async () => {
  logInAs('Customer');
  answerHome();
  await openSite(`/property/${property._id}`);
  await message.fill(MESSAGE);
  answer(
    'POST /api/properties/:id/enquiries',
    refusal('SESSION_EXPIRED', 'Your session has expired. Please log in again.'),
  );
  await send.click();
  await expect.element(alert).toHaveTextContent('Your session has expired. Please log in again.');
  const here = `/property/${property._id}#enquiry`;
  await expect
    .element(section.getByRole('link', { name: 'Signup' }))
    .toHaveAttribute('href', `/signup?next=${encodeURIComponent(here)}`);
  await section.getByRole('link', { name: 'Login' }).click();
  await logInByForm();
  await expect.poll(() => address() + location.hash).toBe(here);
  await expect.element(message).toHaveValue(MESSAGE);
  await expect.element(message).toBeInViewport();
});

test('an enquiry about a car reaches the seller beside the driver, and sellers see no form', async () => {
  logInAs('Agent');
  const car = sampleCar({ driverContact: '+233201112222', driverName: 'Kwame' });
  answerCar(car);
  const seller = contactOf('Mensah Motors', '0302223344');
  const sent = answer('POST /api/cars/:id/enquiries', sentTo(seller));
  await openSite(`/cars/${car._id}`);
  await message.fill('Can I see it tomorrow?');
  await userEvent.keyboard('{Tab}');
  await expect.element(phone).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(section.getByText('Mensah Motors')).toBeVisible();
  await expect.element(call).toHaveAttribute('href', 'tel:+233302223344');
  await expect.element(chat).toHaveAttribute('href', seller.whatsapp);
  expect(sent).toMatchObject([{ params: { id: car._id } }]);
  // Beside the form the bar of a phone gives way.
  scrollTo(0, 0);
  await page.getByRole('button', { name: 'Contact Driver' }).click();
  await expect
    .element(page.getByRole('link', { name: '+233201112222' }))
    .toHaveAttribute('href', 'tel:+233201112222');

  logInAs('Property Owner', { _id: car.userId });
  await openSite(`/cars/${car._id}`);
  await expect.element(page.getByRole('button', { name: 'Contact Driver' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});
