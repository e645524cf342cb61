import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CAR_FIELDS } from '#domain/cars/fields.ts';
import { REQUIRED_FIELDS } from '#domain/cars/rules.ts';
import { answer } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';

/** The form of a vehicle before sending (specification §2.19, §4, §5, §8). */

const SALOON: Readonly<Record<string, string>> = {
  name: 'Corolla',
  description: 'Serviced twice a year.',
  price: '85000',
  brand: 'Toyota',
  model: 'Corolla',
  year: '2019',
  mileage: '42000',
  location: 'Osu',
  region: 'Greater Accra',
  condition: 'Used',
  transmission: 'Automatic',
  fuelType: 'Petrol',
  carType: 'Saloon',
  registrationNumber: 'GR 1234-20',
  userName: 'Ama Mensah',
  userEmail: 'ama@efie.test',
  phone: '0244123456',
  date: '2026-12-01T09:30',
  driverName: 'Yaw Boateng',
  driverContact: '+233201112222',
  cityOrTown: 'Accra',
};

const form = page.getByRole('form', { name: 'Upload Your Vehicle' });
const submit = form.getByRole('button', { name: 'Submit', exact: true });

/** A field's input, by the field's name. */
function input(name: string) {
  const found = form.element().querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`no field ${name}`);
  return page.elementLocator(found);
}

/** Fills in a value at once: typing twenty fields would be slow, and is not tested here. */
function fillIn(name: string, value = SALOON[name] ?? '') {
  const field = input(name).element();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(async () => {
  logInAs('Customer', { firstname: 'Efua', lastname: 'Sarpong' });
  answer('GET /api/User/moderation/new', { state: 'live' });
  answer('GET /api/places', { place: null });
  await openSite('/upload-car');
  // From the profile.
  await expect.element(form.getByLabelText('Your full name')).toHaveValue('Efua Sarpong');
});

// §2.19/1, §2.19/2, §5/53
test('the three sections start with what is known of the user', async () => {
  expect(
    form
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Vehicle Details', 'Media Upload', 'Relocation Request']);
  await expect
    .element(form.getByText('One video of up to 100 MB. MP4 is recommended.'))
    .toBeVisible();
  // Labels use everyday words; messages about missing fields use the specification's names.
  await expect.element(form.getByLabelText('Number plate')).toBeVisible();
  await expect.element(input('userEmail')).toHaveValue('ama@efie.test');
  await expect.element(input('phone')).toHaveValue('0244123456');
  await form.getByRole('button', { name: 'I am the driver' }).click();
  await expect.element(input('driverName')).toHaveValue('Efua Sarpong');
  await expect.element(input('driverContact')).toHaveValue('0244123456');

  await input('price').click();
  await userEvent.keyboard('1,250,000');
  await expect.element(input('price')).toHaveValue('1250000');
  await userEvent.keyboard('{Tab}');
  await expect.element(input('price')).toHaveValue('1,250,000');
});

test('a text that is too long is counted while it is typed', async () => {
  await form
    .getByRole('region', { name: 'Details people ask for' })
    .getByText('The vehicle', { exact: true })
    .click();
  await form.getByLabelText('Colour').fill('Red, '.repeat(9));
  await expect.element(form.getByText('40 characters at most, 4 too many.')).toBeVisible();
});

// §5/45, §5/50
test('missing fields are named one by one, in the order of the rules', async () => {
  for (const field of ['userName', 'userEmail', 'phone']) await input(field).fill('');
  await submit.click();
  await expect.element(input('name')).toHaveFocus();
  const sentences = () =>
    [...form.element().querySelectorAll('p[id$=-error]')].map((each) => each.textContent);
  expect(sentences()).toEqual(
    REQUIRED_FIELDS.map((name) => `Please fill in the ${CAR_FIELDS[name].label} field.`),
  );
  for (const field of REQUIRED_FIELDS) {
    await expect.element(input(field)).toHaveAttribute('aria-invalid', 'true');
    fillIn(field);
  }
  await expect.poll(sentences).toEqual([]);
  await submit.click();
  await expect
    .element(page.getByText('Please upload at least one image of the vehicle.').first())
    .toBeVisible();
});

// §5/48, §5/49
test('an unknown choice is refused', async () => {
  for (const field of Object.keys(SALOON)) fillIn(field);
  for (const [field, sentence] of [
    ['condition', 'Invalid condition value. Choose from: New, Used, Fair'],
    ['transmission', 'Invalid transmission value. Choose from: Manual, Automatic'],
    ['fuelType', 'Invalid fuel type value. Choose from: Petrol, Diesel, Electric, Hybrid'],
  ] as const) {
    // An option from an older form, as a draft may contain.
    input(field).element().append(new Option('Unheard of'));
    fillIn(field, 'Unheard of');
    await submit.click();
    await expect.element(form.getByText(sentence).first()).toBeVisible();
    await expect.element(input(field)).toHaveFocus();
    fillIn(field);
  }
});

test('a visitor has to sign up first', async () => {
  localStorage.clear();
  await openSite('/upload-car');
  await expect.poll(address).toBe('/signup?next=%2Fupload-car');
});

// §2.7/27
test('a car’s text offers its year, gearbox and fuel where they are empty', async () => {
  fillIn('year', '2015');
  fillIn('description', 'Corolla 2014, automatic, petrol, duty paid.');
  const offer = form.getByRole('region', { name: 'We found these in your text. Right?' });
  await expect.element(offer).toBeVisible();
  await expect.element(offer).not.toHaveTextContent('2014');
  await offer.getByRole('button', { name: 'Yes, add' }).click();
  await expect.element(input('transmission')).toHaveValue('Automatic');
  await expect.element(input('fuelType')).toHaveValue('Petrol');
  await expect.element(input('year')).toHaveValue('2015');
  await expect.element(offer).not.toBeInTheDocument();
});
