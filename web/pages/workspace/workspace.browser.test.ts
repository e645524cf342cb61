import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import type { Today } from '#domain/workspace/today-schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { answerAll } from '../../testing/sample-of.ts';

/** The listers' workspace (docs/product.md, "The lister's workspace"). */

const main = page.getByRole('main');

beforeEach(() => {
  answerAll();
  logInAs('Property Owner');
});

const QUIET: Today = {
  unread: 0,
  toAnswer: [],
  requests: [],
  arrivals: [],
  departures: [],
  cancelled: [],
  clashes: [],
  listings: [],
  reports: [],
  hasListings: false,
};

test('the current part stays in view among the others', async () => {
  await openSite(paths.verification);
  const current = main.getByRole('link', { name: 'Get verified' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  // But for the part of a pixel by which a row scrolls no further.
  await expect.element(current).toBeInViewport({ ratio: 0.95 });
});

test('the parts of hosts come last, so that no link moves once a page knows its viewer', async () => {
  answer('GET /api/User/today', QUIET);
  await openSite(paths.workspace);
  const parts = main.getByRole('navigation', { name: workspaceMessages.label }).getByRole('link');
  const names = () => parts.elements().map(({ textContent }) => textContent);
  const ofAll = ['Today', 'Listings', 'Enquiries', 'Get verified'];
  await expect.poll(names).toEqual([...ofAll, 'Reservations', 'Calendar']);
});

test('a day on which nothing needs attention says so, and suggests what to do', async () => {
  answer('GET /api/User/today', QUIET);
  answer('GET /api/User/listings', listOf([]));
  answer('GET /api/User/stays', listOf([]));
  answer('GET /api/User/enquiries', listOf([]));
  await openSite('/about');
  const banner = page.getByRole('banner');
  await banner.getByLabelText('Menu', { exact: true }).first().click();
  await banner.getByRole('link', { name: 'Your workspace' }).click();
  await expect.poll(address).toBe(paths.workspace);
  const nothingListed = main.getByText('You haven’t listed anything yet.');
  await expect.element(nothingListed).toBeVisible();
  await expectAccessible();
  for (const empty of [paths.reservations, paths.enquiries]) {
    await openSite(empty);
    await main.getByRole('link', { name: 'See your listings' }).click();
    await expect.poll(address).toBe(paths.workspaceListings);
    await expect.element(nothingListed).toBeVisible();
    await expect.element(main.getByRole('search')).not.toBeInTheDocument();
  }
  answer('GET /api/User/today', { ...QUIET, hasListings: true });
  await openSite(paths.workspace);
  await expect
    .element(main.getByText('All done. Nothing needs your attention today.'))
    .toBeVisible();
});
