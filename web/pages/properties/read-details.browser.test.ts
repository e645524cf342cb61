import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Property } from '#domain/properties/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, refusal } from '../../testing/answers.ts';
import { answerProperty } from '../../testing/listing-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleOf } from '../../testing/sample-of.ts';
import { sampleId, sampleProperty } from '../../testing/samples.ts';

/** Details that are read from a listing's text: offered in the form, asked about once they are stored. */

const main = page.getByRole('main');
const description = main.getByRole('textbox', { name: 'Description' });
const details = main.getByRole('region', { name: 'Details people ask for' });
const offer = main.getByRole('region', { name: 'We found these in your text. Right?' });
const question = main.getByRole('region', { name: 'We read these from your description' });
const unfold = (part: string) => details.getByText(part, { exact: true }).first().click();

beforeEach(() => {
  logInAs('Property Owner', { _id: sampleProperty().lister.userId });
  answer('GET /api/User/moderation/new', { state: 'live' });
  answer('GET /api/places', { place: null });
  answer('GET /api/properties/:id/pin', { pin: null, shown: false });
});

async function openUpload() {
  await openSite('/uploadProperty');
  await main.getByLabelText('Property type').selectOptions('PropertyRentals');
  await main.getByLabelText('Rental type').selectOptions('Apartments');
}

// §2.7/27
test('a text’s details fill the form at one tap, and leave what was chosen', async () => {
  await openUpload();
  await unfold('Rooms and size');
  await details.getByLabelText('Bathrooms').fill('3');
  await description.fill('2 bedrooms, one bath, borehole, no pool');
  await expect.element(offer.getByRole('button', { name: 'Remove 2 bedrooms' })).toBeVisible();
  await expect.element(offer).not.toHaveTextContent('bath');
  await expect.element(offer).not.toHaveTextContent('pool');
  await expectAccessible();
  await offer.getByRole('button', { name: 'Yes, add' }).click();
  await expect.element(main.getByText('Added to the details.')).toBeVisible();
  await expect.element(details.getByLabelText('Bedrooms')).toHaveValue('2');
  await expect.element(details.getByLabelText('Bathrooms')).toHaveValue('3');
  await unfold('Water, light and internet');
  await expect.element(details.getByLabelText('Borehole')).toBeChecked();
});

// §2.7/27
test('what was taken out or refused is not offered again, what is new is', async () => {
  await openUpload();
  await description.fill('2 bedrooms, borehole');
  await offer.getByRole('button', { name: 'Remove Water: Borehole' }).click();
  await expect.element(offer).not.toHaveTextContent('Borehole');
  await offer.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(offer).not.toBeInTheDocument();
  await description.fill('2 bedrooms, borehole, swimming pool');
  await expect.element(offer.getByRole('button', { name: 'Remove Swimming pool' })).toBeVisible();
  await expect.element(offer).not.toHaveTextContent('bedrooms');

  // The draft remembers it.
  await openSite('/uploadProperty');
  await expect.element(description).toHaveValue('2 bedrooms, borehole, swimming pool');
  await expect.element(offer.getByRole('button', { name: 'Remove Swimming pool' })).toBeVisible();
  await expect.element(offer).not.toHaveTextContent('bedrooms');
  await expect.element(offer).not.toHaveTextContent('Borehole');
});

const READ = {
  description: 'Borehole and pool.',
  facts: { bedrooms: 2, water: ['borehole'], pool: true },
  readFromText: ['water', 'pool'],
} satisfies Partial<Property>;

/** Answers as a listing of which details are confirmed or removed. */
function answerAnswers(stored: Property) {
  return answer('PUT /api/properties/:id/read-details', ({ body }) => {
    const { keep = [], remove = [] } = body as { keep?: string[]; remove?: string[] };
    const left = stored.readFromText?.filter((name) => ![...keep, ...remove].includes(name)) ?? [];
    const facts = Object.entries(stored.facts).filter(([name]) => !remove.includes(name));
    stored.facts = Object.fromEntries(facts);
    if (left.length > 0) stored.readFromText = left;
    else delete stored.readFromText;
    return {
      message: remove.length > 0 ? 'That detail is removed.' : 'Thank you.',
      property: stored,
    };
  });
}

// §2.7/28
test('before an edit, details that were read are confirmed or removed at one tap', async () => {
  const stored = sampleProperty(READ);
  answerProperty(stored);
  answer('GET /api/properties/:id', () => structuredClone(stored));
  const answers = answerAnswers(stored);
  answer('GET /api/properties/:id/read-details', { answered: ['pool=true'] });
  const saves = answer('PUT /api/properties/:id', { message: 'Saved.', property: stored });
  await openSite(`/property/${sampleId(1)}/edit`);
  await description.fill('Borehole and pool. Quiet.');
  await question.getByRole('button', { name: 'Remove Swimming pool' }).click();
  await expect.element(page.getByText('That detail is removed.')).toBeVisible();
  await unfold('Comfort');
  await expect.element(details.getByLabelText('Swimming pool')).not.toBeChecked();
  await expectAccessible();
  await question.getByRole('button', { name: 'Yes, keep' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(answers.map(({ body }) => body)).toEqual([{ remove: ['pool'] }, { keep: ['water'] }]);
  await expect.element(offer).not.toBeInTheDocument();
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => saves.length).toBe(1);
  expect(saves[0]?.body).toMatchObject({
    description: 'Borehole and pool. Quiet.',
    pool: '',
    water: 'borehole',
  });
});

test('an answer that fails says so, and can be given again', async () => {
  answerProperty(sampleProperty(READ));
  answer('PUT /api/properties/:id/read-details', refusal('INTERNAL', 'No.'));
  await openSite(`/property/${sampleId(1)}/edit`);
  await question.getByRole('button', { name: 'Yes, keep' }).click();
  await expect
    .element(page.getByText('We couldn’t save that answer. Please try again.'))
    .toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Yes, keep' })).toBeEnabled();
});

// §2.7/28
test('a listing’s page says which details are from its description', async () => {
  answerProperty(sampleProperty(READ));
  await openSite(`/property/${sampleId(1)}`);
  const marks = main.getByText('From the description');
  await expect.poll(() => marks.elements().length).toBe(2);
  await expect.element(marks.first()).toBeVisible();
});

// §2.7/28
test('beside one’s own listings they are asked about too', async () => {
  const row = sampleOf('GET /api/User/listings', {
    kind: 'property',
    _id: sampleId(1),
    name: 'Palm Court',
    readDetails: [{ name: 'pool', text: 'Swimming pool' }],
  });
  answer('GET /api/User/listings', listOf([row]));
  const answers = answer('PUT /api/properties/:id/read-details', () => {
    answer('GET /api/User/listings', listOf([{ ...row, readDetails: [] }]));
    return { message: 'Thank you.', property: sampleProperty() };
  });
  await openSite('/workspace/listings');
  await question.getByRole('button', { name: 'Yes, keep' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(answers.map(({ body }) => body)).toEqual([{ keep: ['pool'] }]);
});
