import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answer, listOf } from '../testing/answers.ts';
import { answerProperty } from '../testing/listing-samples.ts';
import { sampleComment, sampleCommentPage } from '../testing/messages-samples.ts';
import { openSite } from '../testing/open-site.tsx';
import { logInAs, sampleProfile } from '../testing/people.ts';
import { answerAll, sampleOf } from '../testing/sample-of.ts';
import { carCard, propertyCard, sampleCar, sampleId, sampleProperty } from '../testing/samples.ts';
import { sampleBooking, sampleHostedStay } from '../testing/stays-samples.ts';

/** Focus after an action whose button disappears: a screen reader continues from there (specification §2.1). */

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const OWN = { _id: sampleProfile()._id };

const press = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** The focus is there, and still is once the browser has painted and is idle. */
async function expectFocusOn(target: Locator): Promise<void> {
  await expect.element(target).toHaveFocus();
  await new Promise((done) => requestAnimationFrame(done));
  // A busy machine may have no idle moment.
  await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
  await new Promise((done) => requestAnimationFrame(done));
  await expect.element(target).toHaveFocus();
}

/** The box around the result's message has the focus. */
async function expectFocusOnOutcome(text: string): Promise<void> {
  const said = main.getByRole('status').filter({ hasText: text });
  await expect.element(said).toBeVisible();
  await expectFocusOn(page.elementLocator(said.element().parentElement as HTMLElement));
}

const cancellation = (by: 'guest' | 'host') => ({
  status: 'cancelled' as const,
  cancellation: { by, reason: null, at: '2026-11-21T09:00:00.000Z' },
});

// §2.1/52
test('the focus is on the outcome after a guest cancels a stay', async () => {
  logInAs('Customer');
  let booking = sampleBooking();
  answer('GET /api/bookings', ({ query }) =>
    listOf(
      (query.get('when') === 'upcoming') === (booking.status === 'confirmed') ? [booking] : [],
    ),
  );
  answer('POST /api/bookings/:id/cancel', () => {
    booking = { ...booking, ...cancellation('guest') };
    return { message: 'Booking cancelled.', booking };
  });
  await openSite('/bookings');
  await press(page.getByRole('article', { name: booking.propertyName }), 'Cancel booking');
  await press(dialog, 'Cancel booking');
  await expectFocusOnOutcome('Booking cancelled.');
});

// §2.1/52
test('the focus is on the outcome after a host cancels a stay', async () => {
  logInAs('Property Owner');
  let stay = sampleHostedStay();
  answer('GET /api/bookings', listOf([]));
  answer('PUT /api/User/news/:part', sampleOf('GET /api/User/news'));
  answer('GET /api/User/stays', ({ query }) =>
    listOf((query.get('when') === 'upcoming') === (stay.status === 'confirmed') ? [stay] : []),
  );
  answer('POST /api/User/stays/:id/cancel', () => {
    stay = { ...stay, ...cancellation('host') };
    return { message: 'Stay cancelled.', stay };
  });
  await openSite('/bookings?part=hosted');
  await press(page.getByRole('article', { name: stay.propertyName }), 'Cancel stay');
  await dialog.getByLabelText('Reason').fill('A pipe has burst.');
  await press(dialog, 'Cancel stay');
  await expectFocusOnOutcome('Stay cancelled.');
});

// §2.1/52
test('the focus is on the title of the list after a property is deleted, even the last one', async () => {
  logInAs('Property Owner');
  let homes = [1, 2].map((n) =>
    propertyCard(sampleProperty({ _id: sampleId(n), name: `Home ${n}` })),
  );
  answer('GET /api/User/properties', () => listOf(homes));
  answer('GET /api/properties/:id/stays-to-come', { stays: [], confirmation: 'none' });
  answer('DELETE /api/properties/:id', ({ params }) => {
    homes = homes.filter(({ _id }) => _id !== params.id);
    return { message: 'ok' };
  });
  await openSite('/property-list');
  const title = page.getByRole('heading', { level: 1 });
  for (const name of ['Home 2', 'Home 1']) {
    const card = page.getByRole('article').filter({ hasText: name });
    await press(card, 'Delete Property');
    await press(dialog, 'Delete');
    await expect.element(card).not.toBeInTheDocument();
    await expectFocusOn(title);
  }
  await expect.element(page.getByText('No properties available.')).toBeVisible();
});

// §2.1/52
test('the focus is on the title of the list after a car is deleted', async () => {
  logInAs('Customer');
  let cars = [carCard(sampleCar({ userId: OWN._id }))];
  answer('GET /api/User/cars', () => listOf(cars));
  answer('DELETE /api/cars/:id', () => {
    cars = [];
    return { message: 'ok' };
  });
  await openSite('/car-list');
  await press(page.getByRole('article'), 'Delete Car');
  await press(dialog, 'Delete');
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  await expectFocusOn(page.getByRole('heading', { level: 1 }));
});

// §2.1/52
test('the focus is on a comment posted with stars by keyboard, and on the heading once it is deleted', async () => {
  const { _id: userId } = logInAs('Customer', OWN);
  const comments = [sampleComment({ comment: 'Welcome.' })];
  answerProperty(sampleProperty());
  answer('GET /api/comments/property/:id', () => sampleCommentPage(comments));
  const posts = answer('POST /api/comments', ({ body }) => {
    const comment = sampleComment({ ...body, _id: sampleId(320), userId });
    comments.unshift(comment);
    return Response.json({ message: 'Posted.', comment }, { status: 201 });
  });
  answer('DELETE /api/properties/:id/comments/:commentId', () => {
    comments.shift();
    return true as const;
  });
  await openSite(`/property/${sampleId(1)}#comments`);
  const section = page.getByRole('group').filter({ hasText: 'Comments & Reviews' });
  const box = section.getByRole('textbox', { name: 'Your comment' });
  await expect.element(box).toBeVisible();
  const star = section.getByRole('radio', { name: '1 star' });
  await expect.element(star).toBeInTheDocument();
  (star.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(section.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await box.fill('Quiet.');
  await press(section, 'Post Comment');
  const posted = section.getByRole('article').filter({ hasText: 'Quiet.' });
  await expectFocusOn(posted);
  await expect.element(posted).toBeInViewport();
  await expect.element(posted.getByRole('img', { name: '5/5' })).toBeVisible();
  expect(posts).toMatchObject([{ body: { rating: 5 } }]);
  await press(posted, 'Delete');
  await press(dialog, 'Delete');
  await expect.element(posted).not.toBeInTheDocument();
  await expectFocusOn(
    page.elementLocator(document.querySelector('#comments summary') as HTMLElement),
  );
});

// §2.1/52
test('the focus is on the next page after a role is changed', async () => {
  answerAll();
  logInAs('Customer');
  answer('GET /api/User/role-request', { request: null });
  answer('PUT /api/User/role', () => {
    const user = logInAs('Property Owner');
    const { firstname, lastname, phoneNumber } = user;
    return {
      message: 'You are now a Property Owner.',
      user,
      ownerDetails: { firstname, lastname, phoneNumber },
    };
  });
  await openSite('/become-a-lister');
  await press(main.getByRole('region', { name: 'List properties' }), 'Property Owner');
  await press(dialog, 'Become a Property Owner');
  await expect.element(page.getByText('You are now a Property Owner.')).toBeVisible();
  await expectFocusOn(main);
});

test('the focus is on what can be verified, when its form opens or closes or asks to confirm an email', async () => {
  const card = page.getByRole('region', { name: 'Ghana Card' });
  answerAll();
  answer('GET /api/User/verifications', { taken: true, stays: [], verifications: [] });
  logInAs('Customer');
  await openSite('/workspace/verification');
  await press(card, 'Send a document: Ghana Card');
  await expectFocusOn(card);
  await expect.element(card.getByRole('form')).toBeInViewport();
  await press(card, 'Cancel');
  await expectFocusOn(card);

  logInAs('Customer', { mustConfirmEmail: true });
  await openSite('/workspace/verification');
  await press(card, 'Send a document: Ghana Card');
  await expectFocusOn(card);
  await expect.element(card.getByText('Confirm your email before you send')).toBeInViewport();
});
