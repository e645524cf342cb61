import { day } from '../../testing/listings/booking.ts';
import { newListing, setOnRequest } from '../../testing/listings.ts';
import { newPerson, signIn } from '../../testing/people.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** A host who accepts each booking first. */

test.use({ viewport: { width: 360, height: 740 } });

// §2.12/40
test('a guest asks for nights, the host accepts on a phone, and the guest sees them confirmed', async ({
  page,
  context,
}) => {
  const host = await newPerson('Property Owner', { firstname: 'Naa', lastname: 'Lamptey' });
  const guest = await newPerson('Customer', { firstname: 'Esi', lastname: 'Owusu' });
  const property = await newListing(host, { price: '450' });
  await setOnRequest(host, property._id);
  const main = page.getByRole('main');

  await signIn(context, guest);
  await visit(page, `/booking?property=${property._id}&from=${day(40)}&to=${day(43)}`);
  await expect(main.getByText('The host answers each booking within 24 hours.')).toBeVisible();
  await page.getByRole('button', { name: 'Request to book' }).click();
  const sent = page.getByRole('region', { name: 'Request sent' });
  await expect(sent).toContainText('to answer.');
  await sent.getByRole('link', { name: 'See your bookings' }).click();
  await expect(main.getByText('Requested, answer by')).toBeVisible();

  // The guest's page may still be loading, and must not do so as the host.
  await page.goto('about:blank');
  await signIn(context, host);
  await visit(page, '/workspace');
  await main.getByRole('region', { name: 'Requests to answer' }).getByRole('link').click();
  const card = main.getByRole('article', { name: property.name });
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(main.getByRole('status').first()).toContainText('Request accepted.');
  await expect
    .poll(async () => (await outbox().to(guest.email)).some((mail) => /is confirmed/.test(mail)))
    .toBe(true);

  await page.goto('about:blank');
  await signIn(context, guest);
  await visit(page, '/bookings');
  await expect(main.getByRole('article', { name: property.name })).toContainText('Confirmed');
});
