import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { answer, listOf, refusal } from '../testing/answers.ts';
import { BY_LISTER, GUEST, sampleConversation } from '../testing/messages-samples.ts';
import { address, openSite } from '../testing/open-site.tsx';
import { logInAs } from '../testing/people.ts';

/** Conversations in lists (docs/decisions/listings/conversations.md). */

const main = page.getByRole('main');
const part = (name: string) =>
  page.getByRole('navigation', { name: 'Enquiries' }).getByRole('link', { name });
const received = sampleConversation(['Is it free in May?'], { unread: 1 });
const sent = sampleConversation(['Is it free in May?', `${BY_LISTER}Yes, it is.`], { unread: 2 });

/** The lists of someone's conversations. */
const answerLists = (lists: Record<string, unknown[]>) =>
  answer('GET /api/User/enquiries', ({ query }) =>
    listOf(lists[query.get('direction') ?? 'received'] ?? []),
  );

// §2.1/53
test('the page opens on the part that has something, received first', async () => {
  logInAs('Customer', { _id: GUEST.userId });
  answerLists({ sent: [sent] });
  await openSite('/about');
  await page.getByRole('banner').getByLabelText('Menu', { exact: true }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Enquiries' }).click();
  await expect.element(page.getByRole('article', { name: 'To Naa Lamptey' })).toBeVisible();
  await expect.element(part('Sent')).toHaveAttribute('aria-current', 'page');
  expect(address()).toBe('/enquiries?part=sent');
  // The other part exists anyway, and going back leaves the page.
  await part('Received').click();
  const none = page.getByText('No enquiries yet.');
  await expect.element(none).toBeVisible();
  await expect.element(part('Received')).toHaveAttribute('aria-current', 'page');
  history.back();
  await expect.element(part('Sent')).toHaveAttribute('aria-current', 'page');
  history.back();
  await expect.poll(address).toBe('/about');
  await openSite('/enquiries?part=received');
  await expect.element(none).toBeVisible();

  // Someone who has also received one reads that first; someone without any is told so.
  answerLists({ received: [received], sent: [sent] });
  await openSite('/enquiries');
  await expect
    .element(page.getByRole('article', { name: 'Esi Owusu', exact: true }).getByText('1 new'))
    .toBeVisible();
  await expect.element(part('Received')).toHaveAttribute('aria-current', 'page');
  answerLists({});
  await openSite('/enquiries');
  await expect.element(none).toBeVisible();
});

test('new messages are counted in the menu and in the list until they are read', async () => {
  logInAs('Customer', { _id: GUEST.userId });
  const none = { count: 0, lookedAt: null };
  const news = { stays: none, hostedStays: none, contactMessages: none, enquiries: { count: 0 } };
  answer('GET /api/User/news', { ...news, answers: { count: 1 } });
  answerLists({ sent: [sent] });
  await openSite('/about');
  await page.getByRole('banner').getByLabelText('Menu', { exact: true }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Enquiries 1 new' }).click();
  const row = page.getByRole('article', { name: 'To Naa Lamptey' });
  await expect.element(row.getByText('2 new')).toBeVisible();
  await expectAccessible();
  answer('GET /api/User/news', { ...news, answers: { count: 0 } });
  answerLists({ sent: [{ ...sent, unread: 0 }] });
  await openSite(address());
  await expect.element(row).toBeVisible();
  await expect.element(row.getByText('new')).not.toBeInTheDocument();
});

test('the list can be searched', async () => {
  logInAs('Customer', { _id: GUEST.userId });
  const calls = answer('GET /api/User/enquiries', ({ query }) =>
    listOf((query.get('search') ?? '').includes('nothing') ? [] : [sent]),
  );
  await openSite('/enquiries?part=sent');
  const search = main.getByRole('searchbox', { name: 'Search your conversations' });
  await search.fill('free in May');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toContain('search=free+in+May');
  await expect.element(main.getByRole('article')).toHaveLength(1);
  await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('free in May');
  await search.fill('nothing like it');
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByText('No conversations match.')).toBeVisible();
});

test('an Admin finds the reported conversations', async () => {
  logInAs('Admin');
  answerLists({ reported: [sent] });
  await openSite('/enquiries?part=reported');
  const row = main.getByRole('article', { name: 'Esi Owusu to Naa Lamptey' });
  await expect.element(row.getByRole('link')).toHaveAttribute('href', `/enquiries/${sent._id}`);
});

test('a list that fails to load says so, and is not requested again and again', async () => {
  logInAs('Customer');
  const calls = answer('GET /api/User/enquiries', refusal('FORBIDDEN', 'You may not read this.'));
  await openSite('/enquiries');
  const said = main.getByText('You may not read this.');
  await expect.element(said).toBeVisible();
  const asked = calls.length;
  expect(asked, 'once to choose the part, once for the part itself').toBeLessThan(3);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => calls.length).toBe(asked + 1);
  await expect.element(said).toBeVisible();
});
