import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { answerProfileParts } from '../../../testing/accounts-samples.ts';
import { answer, listOf, refusal } from '../../../testing/answers.ts';
import { sampleCommentPage } from '../../../testing/messages-samples.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { logInAs } from '../../../testing/people.ts';
import { sampleStay } from '../../../testing/samples.ts';

/** The mail address of an account is confirmed by a link before its owner books, enquires, lists or comments. */

const stay = sampleStay();
const first = (what: string) => page.getByText(`Confirm your email before you ${what}.`);

beforeEach(() => {
  logInAs('Agent', { mustConfirmEmail: true, linkSentTo: 'ama@efie.test' });
  answerProfileParts();
});

test('a bar says what to do, and sends the link again', async () => {
  await openSite('/about');
  const bar = page.getByRole('region', { name: 'Confirm your email' });
  await expect
    .element(bar.getByText('Confirm your email: we sent a link to ama@efie.test.'))
    .toBeVisible();
  await expectAccessible();
  const message = 'We sent a link to ama@efie.test. It works for three days.';
  const calls = answer('POST /api/User/email/link', { message });
  await bar.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(calls).toHaveLength(1);

  // Meanwhile the link is opened on another device.
  logInAs('Agent');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(bar).not.toBeInTheDocument();
});

// §6/45
test('forms that would be refused say so before anything is typed', async () => {
  answer('GET /api/properties/:id', stay);
  answer('GET /api/properties/:id/similar', listOf([]));
  answer('GET /api/properties/:id/enquiry', { sentAt: null, contact: null, conversationId: null });
  answer('GET /api/properties/:id/rating', { mayRate: false, after: 'stay' });
  answer('GET /api/comments/property/:id', sampleCommentPage([]));
  answer('GET /api/properties/:id/booked-dates', []);
  answer('GET /api/properties/:id/stay-rules', { rules: null, version: 0 });
  answer('GET /api/bookings', listOf([]));
  answer('GET /api/User/moderation/new', { state: 'live' });
  await openSite(`/property/${stay._id}`);
  await expect.element(first('write to the lister')).toBeVisible();
  await page.getByRole('heading', { name: /^Comments & Reviews/ }).click();
  await expect.element(first('comment')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post Comment' })).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: `Report: ${stay.name}` }).click();
  await expect.element(first('report anything')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send report' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');

  await openSite(`/booking?property=${stay._id}`);
  await expect.element(first('book')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Confirm Booking' }))
    .not.toBeInTheDocument();
  await expectAccessible();
  for (const path of ['/uploadProperty', '/upload-car']) {
    await openSite(path);
    await expect.element(first('list anything')).toBeVisible();
    await expect.element(page.getByLabelText('Name', { exact: true })).not.toBeInTheDocument();
  }
  await page.getByRole('link', { name: 'No link? Go to your profile' }).click();
  await expect.element(page.getByRole('region', { name: 'Email address' })).toHaveFocus();
});

test('an invalid link says so, and leads to where to get a new one', async () => {
  const used = 'This link was already used or has expired. You can get a new one in your profile.';
  const calls = answer('POST /api/auth/confirm-email', refusal('BAD_INPUT', used));
  await openSite('/confirm-email/not-one-of-ours');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect.element(page.getByText(used)).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: 'not-one-of-ours' } }]);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect.element(page.getByRole('region', { name: 'Email address' })).toBeVisible();
});
