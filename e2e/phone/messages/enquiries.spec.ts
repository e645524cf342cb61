import type { Page } from '@playwright/test';
import { newCar } from '../../testing/listings/cars.ts';
import { newEnquiry } from '../../testing/listings/enquiries.ts';
import { newListing } from '../../testing/listings.ts';
import {
  logInByForm,
  newPerson,
  type Person,
  revokeSession,
  signIn,
} from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit, visitSignedIn } from '../../testing/visit.ts';

/** The enquiry to a lister (docs/product.md, "Contact and enquiries"). */

const RENTAL = { propertyType: 'PropertyRentals', rentalType: 'Houses', shortStayType: '' };
const MESSAGE = 'Is it free in May?\nI can come on Sunday.';

let owner: Person;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner', {
    firstname: 'Naa',
    lastname: 'Lamptey',
    phoneNumber: '0244000121',
  });
});

function enquiryOf(page: Page) {
  const section = page.locator('#enquiry');
  return {
    section,
    message: section.getByLabel('Message'),
    phone: section.getByLabel('Phone number'),
    send: section.getByRole('button', { name: 'Send enquiry' }),
    /** What leads here from the price. */
    link: page.getByRole('complementary').getByRole('link', { name: 'Send an enquiry' }),
    call: section.getByRole('link', { name: /^[+\d ]+$/ }),
    chat: section.getByRole('link', { name: 'Chat on WhatsApp' }),
  };
}

test('it is mailed to the lister, and shows how to reach them from then on', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/enquiries$/);
  const customer = await newPerson('Customer', { phoneNumber: '0209998877' });
  const { _id: id, name } = await newListing(owner, RENTAL);
  await signIn(context, customer);
  await visit(page, `/property/${id}`);
  const { section, message, phone, send, link, call, chat } = enquiryOf(page);
  await expect(page.getByText('0244000121')).toHaveCount(0);

  await link.click();
  await expect(message).toBeFocused();
  await expect(phone).toHaveValue('0209998877');
  await phone.fill('12');
  await send.click();
  await expect(message).toHaveAccessibleDescription(/Please write a message\./);
  await expect(phone).toHaveAccessibleDescription('Invalid phone number format.');
  await expect(message).toBeFocused();

  await message.fill(MESSAGE);
  await phone.fill('024 555 6677');
  await page.route('**/enquiries', (route) => route.abort());
  await send.click();
  await expect(section.getByRole('alert')).toHaveText(
    'We could not send your enquiry. We could not reach the server. Please check your connection and try again.',
  );
  await expectAccessible(page);
  await page.unroute('**/enquiries');
  await page.route('**/enquiries', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '840' },
      json: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' },
    }),
  );
  await send.click();
  await expect(section.getByRole('alert')).toHaveText(
    'Too many attempts. You can try again in 14 minutes.',
  );
  await expect(message).toHaveValue(MESSAGE);
  await expect(phone).toHaveValue('024 555 6677');
  await page.unroute('**/enquiries');

  await send.click();
  await expect(
    section.getByText('Your enquiry was sent. You can now call or message the lister.'),
  ).toBeVisible();
  await expect(section.getByRole('heading', { name: 'How to reach the lister' })).toBeFocused();
  await expect(section.getByText('Naa Lamptey')).toBeVisible();
  await expect(call).toHaveAttribute('href', 'tel:+233244000121');
  const chatText = encodeURIComponent(`Hello, I have sent you an enquiry on Efie about ${name}.`);
  await expect(chat).toHaveAttribute('href', `https://wa.me/233244000121?text=${chatText}`);
  await expect.poll(async () => (await outbox().to(owner.email)).at(-1)).toContain(name);
  const mail = (await outbox().to(owner.email)).at(-1);
  expect(mail).toContain(`Reply-To: ${customer.email}`);
  expect(mail).toContain('I can come on Sunday.');
  expect(mail).toContain('Phone: 0245556677');

  await visit(page, `/property/${id}`);
  await expect(section.getByText(/^You sent an enquiry on \d/)).toBeVisible();
  await expect(call).toHaveAttribute('href', 'tel:+233244000121');
  const box = page.getByRole('complementary');
  await expect(link).toHaveCount(0);
  await expect(box.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+233244000121',
  );
  await expect(box.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/233244000121\?text=/,
  );
  await section.getByRole('button', { name: 'Send another message' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('');
});

test('what was typed outlives a session that ended; the way in leads back to it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/enquiries$/);
  const customer = await newPerson('Customer');
  const { _id: id } = await newListing(owner, RENTAL);
  await signIn(context, customer);
  await visitSignedIn(page, `/property/${id}`);
  const { section, message, send } = enquiryOf(page);
  await message.fill(MESSAGE);
  await revokeSession(customer);
  await send.click();
  await expect(section.getByRole('alert')).toHaveText(
    'Your session has expired. Please log in again.',
  );
  await expect(section.getByRole('link', { name: 'Signup' })).toHaveAttribute(
    'href',
    `/signup?next=${encodeURIComponent(`/property/${id}#enquiry`)}`,
  );
  await section.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, customer);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/property/${id}#enquiry`);
  await expect(message).toHaveValue(MESSAGE);
  await expect(message).toBeInViewport();
});

test('about a car it reaches the seller, beside the driver; the seller has nobody to write to', async ({
  page,
  context,
}) => {
  const car = await newCar(owner, { userName: 'Mensah Motors', phone: '0302223344' });
  await signIn(context, await newPerson('Agent'));
  await visit(page, `/cars/${car._id}`);
  const { section, message, phone, call, chat, send } = enquiryOf(page);
  await message.fill('Can I see it tomorrow?');
  await message.press('Tab');
  await expect(phone).toBeFocused();
  await phone.press('Enter');
  await expect(section.getByText('Mensah Motors')).toBeVisible();
  await expect(call).toHaveAttribute('href', 'tel:+233302223344');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/233302223344\?text=.*Corolla/);
  // Beside the form the bar of a phone gives way.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Contact Driver' }).click();
  await expect(page.getByRole('link', { name: '+233201112222' })).toHaveAttribute(
    'href',
    'tel:+233201112222',
  );
  // Open, they would go as the session changes, and their entry of the history with them: that ends a reload.
  await page.goBack();
  await expect(page.getByRole('link', { name: '+233201112222' })).toBeHidden();

  await signIn(context, owner);
  await revisit(page);
  await expect(page.getByRole('button', { name: 'Contact Driver' })).toBeVisible();
  await expect(section).toHaveCount(0);
  await expect(send).toHaveCount(0);
});

test('the page opens on the part that has something, received first', async ({ page, context }) => {
  const customer = await newPerson('Customer');
  const { _id: id } = await newListing(owner, RENTAL);
  await newEnquiry(customer, `/api/properties/${id}`, MESSAGE);
  await signIn(context, customer);
  await visit(page, '/about');
  await page.locator('summary[aria-label=Menu]').click();
  await page.getByRole('banner').getByRole('link', { name: 'Enquiries' }).click();
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Enquiries' }).getByRole('link', { name });
  await expect(page.getByRole('article', { name: 'To Naa Lamptey' })).toBeVisible();
  await expect(part('Sent')).toHaveAttribute('aria-current', 'page');
  // The other part is there all the same, and going back leaves the page.
  await part('Received').click();
  await expect(page.getByText('Nobody has sent you an enquiry yet.')).toBeVisible();
  await expect(part('Received')).toHaveAttribute('aria-current', 'page');
  await revisit(page);
  await expect(page.getByText('Nobody has sent you an enquiry yet.')).toBeVisible();
  await page.goBack();
  await expect(part('Sent')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/about');

  // Who has received one too reads that first; who has none, of either, is told so.
  const car = await newCar(customer);
  await newEnquiry(owner, `/api/cars/${car._id}`, 'Can I see it?');
  await visit(page, '/enquiries');
  await expect(page.getByRole('article', { name: 'Naa Lamptey', exact: true })).toBeVisible();
  await expect(part('Received')).toHaveAttribute('aria-current', 'page');
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/enquiries');
  await expect(page.getByText('Nobody has sent you an enquiry yet.')).toBeVisible();
});
