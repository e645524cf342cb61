import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId, sampleProperty } from '../../testing/samples.ts';

/** The form of a property before sending (specification §2.7, §4, §5, §8). */

const form = page.getByRole('form', { name: 'Upload Property' });
const name = form.getByLabelText('Name', { exact: true });
const type = form.getByLabelText('Property type');
const condition = form.getByLabelText('Condition');
const price = form.getByLabelText('Price');
const place = form.getByLabelText('Address');
const submit = form.getByRole('button', { name: 'Upload Property' });
const alert = form.getByRole('alert').first();
const section = form.getByRole('region', { name: 'Details people ask for' });

/** All that is required, of an apartment to rent. */
async function fill(called = 'Palm Court') {
  await name.fill(called);
  await type.selectOptions('PropertyRentals');
  await form.getByLabelText('Rental type').selectOptions('Apartments');
  await condition.selectOptions('Renovated');
  await price.fill('2500');
  await form.getByLabelText('Region').selectOptions('Greater Accra');
  await form.getByLabelText('Location').fill('Osu');
  await place.fill('12 Oxford Street');
}

const unfold = (part: string) => section.getByText(part, { exact: true }).first().click();

beforeEach(async () => {
  logInAs('Property Owner');
  answer('GET /api/User/moderation/new', { state: 'live' });
  answer('GET /api/places', { place: null });
  answer('GET /api/map-tiles', { tiles: null });
});

async function openForm() {
  await openSite('/uploadProperty');
  await expect.element(name).toBeVisible();
}

// §2.7/1, §5/15, §5/16, §5/17, §5/18
test('missing fields are reported and focused, in the order of the rules', async () => {
  await openForm();
  await submit.click();
  await expect.element(alert).toHaveTextContent('Please fill in all required fields.');
  await expect.element(name).toHaveFocus();

  await fill();
  for (const [chosen, subtype, sentence] of [
    ['Short-Stay', 'Short-Stay type', 'Please select a Short-Stay type.'],
    ['PropertyRentals', 'Rental type', 'Please select a Rentals type.'],
    ['PropertySales', 'Sale type', 'Please select a Sales type.'],
  ] as const) {
    await type.selectOptions(chosen);
    await submit.click();
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    await expect.element(form.getByLabelText(subtype)).toHaveFocus();
  }
  await place.fill(' ');
  await submit.click();
  await expect.element(alert).toHaveTextContent('Please fill in all required fields.');
  await expect.element(place).toHaveFocus();
});

describe('a text that is too long', () => {
  // §2.7/23
  test('is counted in the name, refused, and not cut', async () => {
    await openForm();
    const long = 'Palm Court '.repeat(13).slice(0, 134);
    await fill(long);
    await expect.element(name).toHaveValue(long);
    await expect.element(page.getByText('120 characters at most, 14 too many.')).toBeVisible();
    await submit.click();
    await expect.element(page.getByText('Please use 120 characters or fewer.')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue(long);
    await name.fill(long.slice(0, 120));
    await expect.element(page.getByText('too many')).not.toBeInTheDocument();
    await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  // §2.7/23
  test('is counted in the house rules while it is typed, refused, and not cut', async () => {
    await openForm();
    await fill();
    await type.selectOptions('Short-Stay');
    await form.getByLabelText('Short-Stay type').selectOptions('Hotels');
    await unfold('Your stay');
    const rules = form.getByLabelText('House rules');
    const long = 'No noise after ten. '.repeat(51).slice(0, 1004);
    await rules.fill(long);
    await expect.element(form.getByText('1004/1000 characters')).toBeVisible();
    await expect.element(form.getByText('1000 characters at most, 4 too many.')).toBeVisible();
    await submit.click();
    await expect.element(form.getByText('Please use 1000 characters or fewer.')).toBeVisible();
    await expect.element(rules).toHaveFocus();
    await expect.element(rules).toHaveValue(long);
  });
});

// §2.7/2, §4/21
test('another property type clears the subtype', async () => {
  await openForm();
  const rental = form.getByLabelText('Rental type');
  await type.selectOptions('PropertyRentals');
  await rental.selectOptions('Apartments');
  await type.selectOptions('PropertySales');
  await expect.element(rental).not.toBeInTheDocument();
  await expect.element(form.getByLabelText('Sale type')).toHaveValue('');
  await type.selectOptions('PropertyRentals');
  await expect.element(rental).toHaveValue('');
});

// §5/23
test('Virgin Land is offered only for land', async () => {
  await openForm();
  const virgin = condition.getByRole('option', { name: 'Virgin Land' });
  await expect.element(virgin).not.toBeInTheDocument();
  await type.selectOptions('PropertySales');
  await form.getByLabelText('Sale type').selectOptions('Houses For Sale');
  await expect.element(virgin).not.toBeInTheDocument();
  await form.getByLabelText('Sale type').selectOptions('Land');
  await condition.selectOptions('Virgin Land');
  await type.selectOptions('Short-Stay');
  await expect.element(condition).toHaveValue('');
  await expect.element(virgin).not.toBeInTheDocument();

  answerLists();
  for (const [path, isOffered] of [
    ['/land', true],
    ['/hotels', false],
  ] as const) {
    await openSite(path);
    await page.getByRole('button', { name: 'Filters' }).first().click();
    const sheet = page.getByRole('dialog');
    await expect.element(sheet).toBeVisible();
    // Folded away or not.
    const conditions = () =>
      [...sheet.element().querySelectorAll('details')].find((each) =>
        each.querySelector('summary')?.textContent.startsWith('Condition'),
      )?.textContent ?? '';
    await expect.poll(conditions).toContain('Renovated');
    expect(conditions().includes('Virgin Land')).toBe(isOffered);
  }
});

// §2.7/7, §3/8
test('the price has thousands separators until it is edited again', async () => {
  await openForm();
  await price.click();
  await userEvent.keyboard('1,250,000');
  await expect.element(price).toHaveValue('1250000');
  await userEvent.keyboard('{Tab}');
  await expect.element(price).toHaveValue('1,250,000');
  await price.click();
  await expect.element(price).toHaveValue('1250000');
});

test('details are asked for once the type is known, and a wrong one gets the focus', async () => {
  await openForm();
  await expect.element(section.getByText('Choose a type first')).toBeVisible();
  await fill();
  const hint = section.getByText('People look most for: bedrooms, bathrooms, furnished.');
  await expect.element(hint).toBeVisible();
  await unfold('Rooms and size');
  await section.getByLabelText('Bedrooms').fill('2');
  await expect.element(hint).not.toBeInTheDocument();
  const bathrooms = section.getByLabelText('Bathrooms');
  await bathrooms.fill('200');
  await expect.element(section.getByLabelText('Guests')).not.toBeInTheDocument();
  await unfold('Terms');
  await section.getByLabelText('Rent in advance').fill('6');
  const law = section.getByRole('status').filter({ hasText: 'Rent Act, 1963 (Act 220)' });
  await expect.element(law).not.toBeInTheDocument();
  await section.getByLabelText('Rent in advance').fill('12');
  await expect.element(law).toBeVisible();
  await submit.click();
  await expect.element(bathrooms).toHaveFocus();
  await expect.element(bathrooms).toBeInViewport();
});

test('a digital address is recognised in the address, however it is typed', async () => {
  await openForm();
  await place.fill('near the market, ga 183 8164');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Digital address: GA-183-8164')).toBeVisible();
  await expect.element(place).toHaveAccessibleDescription('Digital address: GA-183-8164');
  await place.fill('near the market');
  await expect.element(page.getByText('Digital address:')).not.toBeInTheDocument();
});

test('without a region, the map opens in view at the town that is typed', async () => {
  await openForm();
  answer('GET /api/places', { place: { name: 'Madina', lat: 5.6781, lng: -0.1715, radius: 2000 } });
  await form.getByLabelText('Location').fill('Madina');
  await page.getByRole('button', { name: 'Set the pin on a map' }).click();
  const map = page.getByRole('region', { name: 'Map of where the listing is' });
  await expect.element(map).toBeInViewport({ ratio: 0.95 });
  const pin = page.getByRole('button', { name: 'Pin: move it with the arrow keys' });
  await expect.element(pin).toBeVisible();
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('status').filter({ hasText: 'Pin at 5.6' })).toBeVisible();
});

describe('a copy', () => {
  test('starts with all that its listing has', async () => {
    const property = sampleProperty({
      lister: { ...sampleProperty().lister, userId: sampleId(900) },
    });
    logInAs('Property Owner', { _id: sampleId(900) });
    answer('GET /api/properties/:id', property);
    answer('GET /api/properties/:id/pin', { pin: null, shown: false });
    await openSite(`/uploadProperty?copy=${property._id}`);
    const copied = `${property.name} (copy)`;
    await expect.element(name).toHaveValue(copied);
    await expect.element(name).toHaveFocus();
    const { selectionStart, selectionEnd } = name.element() as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, copied.length]);
    await expect.element(price).toHaveValue('4,500');
    await expect.element(place).toHaveValue(property.address);
    await expect.element(form.getByLabelText('Bedrooms')).toHaveValue('2');
    await expectAccessible();
  });

  test('is not made of someone else’s listing', async () => {
    answer('GET /api/properties/:id', sampleProperty());
    answer('GET /api/properties/:id/pin', refusal('FORBIDDEN', 'No.'));
    await openSite(`/uploadProperty?copy=${sampleId(1)}`);
    await expect
      .element(page.getByText('The listing you’re copying no longer exists'))
      .toBeVisible();
    await expectAccessible();
    await expect
      .element(page.getByRole('link', { name: 'Your listings' }))
      .toHaveAttribute('href', '/workspace/listings');
  });
});

test('a Customer is sent to sign up', async () => {
  logInAs('Customer');
  await openSite('/uploadProperty');
  await expect.poll(address).toBe('/signup?next=%2FuploadProperty');
});
