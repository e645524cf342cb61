import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listerContactMessages } from '#domain/contacts/contacts.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, refusal } from '../../testing/answers.ts';
import { answerCar } from '../../testing/listing-samples.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { carCard, sampleCar } from '../../testing/samples.ts';

/** A car and its driver (specification §2.16, §7, §8), its form, and the user's own cars. */

const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });
const contact = main.getByRole('button', { name: 'Contact Driver' });

const car = sampleCar({
  name: 'Clean Corolla',
  price: 85_000,
  brand: 'Toyota',
  model: 'Corolla',
  year: 2019,
  mileage: 42_000,
  location: 'Osu',
  region: 'Greater Accra',
  carType: 'Saloon',
  registrationNumber: 'GR 1234-20',
  description: 'Serviced twice a year.',
  driverName: 'Yaw Boateng',
  driverContact: '+233201112222',
  date: '2026-12-01T09:30:00.000Z',
  userName: 'Ama Mensah',
  userEmail: 'ama@efie.test',
  phone: '0244123456',
});

/** As in a list: without contact details. */
const listed = carCard({ ...car, userEmail: null, phone: null, driverContact: null });
const PAGE = `/cars/${car._id}`;

describe('a car', () => {
  // §1/10, §2.2/15, §2.16/1, §2.16/2, §2.16/4, §2.16/6, §2.16/8, §2.16/9, §7/40
  test('shows all its details, and how to reach its driver', async () => {
    answerCar({ ...car, driverContact: null });
    await openSite(PAGE);
    await expect
      .element(main.getByRole('link', { name: 'Contact Driver' }))
      .toHaveAttribute('href', `/signup?next=${encodeURIComponent(PAGE)}`);

    logInAs('Customer');
    answerCar({ ...car, video: 'http://localhost/media/videos/one.webm' });
    await openSite(PAGE);
    await expect.element(heading).toHaveTextContent(car.name);
    for (const text of ['Toyota - Corolla (2019)', 'Serviced twice a year.', '₵85,000.00']) {
      await expect.element(main.getByText(text, { exact: true }).first()).toBeVisible();
    }
    const facts = Object.fromEntries(
      [...main.element().querySelectorAll('dt')].map((each) => [
        each.textContent,
        each.nextElementSibling?.textContent,
      ]),
    );
    expect(facts).toMatchObject({
      Condition: 'Used',
      Location: 'Osu',
      Region: 'Greater Accra',
      Mileage: '42,000 km',
      Transmission: 'Automatic',
      'Fuel type': 'Petrol',
      'Vehicle type': 'Saloon',
      Registration: 'GR 1234-20',
    });
    const gallery = page.getByRole('region', { name: `Photos of ${car.name}` });
    await expect.element(gallery.getByRole('img').first()).toBeVisible();
    await gallery.getByRole('button', { name: 'Show the video' }).click();
    await expect
      .element(page.getByLabelText(`Video of ${car.name}`))
      .toBeInViewport({ ratio: 0.9 });

    await expect.element(main.getByText('Yaw Boateng')).not.toBeInTheDocument();
    await contact.click();
    await expect.element(main.getByText('Yaw Boateng')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: '+233201112222' }))
      .toHaveAttribute('href', 'tel:+233201112222');
    const chat = main.getByRole('link', { name: 'Chat on WhatsApp' }).element();
    const { origin, pathname, searchParams } = new URL((chat as HTMLAnchorElement).href);
    expect(origin + pathname).toBe('https://wa.me/233201112222');
    for (const part of [car.name, car.brand, car.model]) {
      expect(searchParams.get('text')).toContain(part);
    }
  });

  // §2.16/11
  test('shows what the list knows until its own response comes, and then its driver', async () => {
    let respond = () => {};
    answerCar();
    answer('GET /api/cars/:id', async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return car;
    });
    logInAs('Customer');
    answerLists({
      cars: [listed],
    });
    await openSite('/cars');
    await main.getByRole('link', { name: car.name }).first().click();
    await expect.element(heading).toHaveTextContent(car.name);
    await expect.element(main.getByText('₵85,000.00').first()).toBeVisible();
    await contact.click();
    respond();
    await expect.element(main.getByRole('link', { name: '+233201112222' })).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Chat on WhatsApp' }))
      .toHaveAttribute('href', expect.stringMatching(/wa\.me\/233201112222/));
  });

  // §2.16/12
  test('says when someone has seen as many contacts as a day allows', async () => {
    const message = listerContactMessages.tooMany;
    await page.viewport(1280, 800);
    logInAs('Customer');
    answerCar();
    answer('GET /api/cars/:id', refusal('TOO_MANY_REQUESTS', message));
    answerLists({ cars: [listed] });
    await openSite('/cars');
    await main.getByRole('link', { name: car.name }).first().click();
    await contact.click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(heading).toHaveTextContent(car.name);
    await expect.element(page.getByRole('button', { name: 'Chat on WhatsApp' })).toBeDisabled();
    await expectAccessible();
  });

  // §2.16/13, §7/25, §8/59
  test('says when it is loading, and when it fails to load', async () => {
    answerCar();
    let respond = (_: Response) => {};
    answer('GET /api/cars/:id', () => new Promise<Response>((resolve) => (respond = resolve)));
    await openSite(PAGE);
    await expect.element(page.getByText('Loading car details...')).toBeVisible();
    const failed = () => new Response('{}', { status: 500 });
    answer('GET /api/cars/:id', failed);
    respond(failed());
    await expect
      .element(page.getByText('Error fetching car details. Please try again later.'))
      .toBeVisible();
    await expectAccessible();
    const again = page.getByRole('button', { name: 'Try again' });
    answer('GET /api/cars/:id', refusal('INTERNAL', 'The garage is closed.'));
    await again.click();
    await expect.element(page.getByText('The garage is closed.')).toBeVisible();
    answer('GET /api/cars/:id', Response.json({}));
    await again.click();
    await expect.element(heading).toHaveTextContent('Car not found.');
  });
});

describe('the lister of a car', () => {
  const SELLER = { _id: car.userId ?? '' };

  test('edits it from its page', async () => {
    logInAs('Customer', SELLER);
    const stored = { ...car };
    answerCar(stored);
    answer('GET /api/cars/:id/pin', { pin: null, shown: false });
    const saves = answer('PUT /api/cars/:id', ({ body }) => {
      Object.assign(stored, { name: body.name, mileage: 51_000 });
      return { message: 'Saved.', car: stored };
    });
    await openSite(PAGE);
    await page.getByRole('link', { name: 'Edit Car' }).click();
    const title = main.getByLabelText('Title of your listing');
    const mileage = main.getByLabelText('Mileage');
    const save = main.getByRole('button', { name: 'Save changes' });
    await expect.element(main.getByLabelText('Available from')).toHaveValue('2026-12-01T09:30');
    await expect.element(main.getByLabelText('Driver’s phone number')).toHaveValue('+233201112222');
    await mileage.fill('');
    await save.click();
    await expect.element(main.getByText('Please fill in the Mileage field.')).toBeVisible();
    await mileage.fill('51000');
    await title.fill('Hilux, one owner');
    await save.click();
    await expect.poll(address).toBe(PAGE);
    await expect.element(page.getByText('Car updated successfully!')).toBeVisible();
    await expect.element(heading).toHaveTextContent('Hilux, one owner');
    await expect.element(main.getByText('51,000 km').first()).toBeVisible();
    expect(saves).toMatchObject([{ body: { name: 'Hilux, one owner' } }]);

    answer('PUT /api/cars/:id', refusal('NOT_FOUND', 'Not found.'));
    await openSite(`${PAGE}/edit`);
    await title.fill('Too late');
    await save.click();
    await expect
      .element(main.getByRole('alert').getByText('This car has since been deleted.'))
      .toBeVisible();
  });

  test('finds it among their own cars, and deletes it after a confirmation', async () => {
    logInAs('Customer', SELLER);
    const cars = [carCard(car)];
    answer('GET /api/User/cars', () => listOf(cars));
    const deleted = answer('DELETE /api/cars/:id', () => {
      cars.length = 0;
      return { message: 'Car deleted successfully' };
    });
    await openSite('/car-list');
    await expect.element(main.getByText('1 car', { exact: true })).toBeVisible();
    const card = main.getByRole('article').filter({ hasText: car.name });
    await expect.element(card.getByText('Toyota - Corolla (2019)')).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: `Edit: ${car.name}` }))
      .toHaveAttribute('href', `${PAGE}/edit`);
    await card.getByRole('button', { name: 'Delete Car' }).click();
    const asked = page.getByRole('dialog', { name: 'Delete Car' });
    await expect.element(asked.getByText(car.name)).toBeVisible();
    await asked.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(page.getByText('Car deleted successfully')).toBeVisible();
    await expect.element(main.getByText('You haven’t listed any cars yet.')).toBeVisible();
    expect(deleted).toMatchObject([{ params: { id: car._id } }]);
  });
});

test('the form of a car is closed to visitors and to people who did not list it', async () => {
  answerCar(car);
  logInAs('Agent');
  await openSite(`${PAGE}/edit`);
  await expect.element(heading).toHaveTextContent('Not Authorized');
  localStorage.clear();
  await openSite(`${PAGE}/edit`);
  await expect.poll(address).toBe(`/signup?next=${encodeURIComponent(`${PAGE}/edit`)}`);
});
