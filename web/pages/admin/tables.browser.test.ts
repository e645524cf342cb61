import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import { type CalendarDate, formatDate } from '#domain/values/calendar-date.ts';
import { expectAccessible as expectPageAccessible } from '../../testing/accessible.ts';
import { answer, listOf, type MadeCall } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { answerAll, sampleOf } from '../../testing/sample-of.ts';
import { sampleId } from '../../testing/samples.ts';
import { day, sampleHostedStay } from '../../testing/stays-samples.ts';

/** The tables of the Admin's workspace on a phone (docs/product.md, "The Admin's workspace"). */

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const count = (text: string) => main.getByText(text, { exact: true });

/** The rows of a table that have a text. */
const rowsWith = (text: string) => main.getByRole('row').filter({ hasText: text });

/** Searches a table by typing, which sends the request. */
async function search(text: string, asked: MadeCall[]): Promise<void> {
  await main.getByRole('searchbox', { name: 'Search' }).fill(text);
  await expect.poll(() => new URLSearchParams(location.search).get('search')).toBe(text);
  await expect.poll(() => asked.at(-1)?.query.get('search')).toBe(text);
}

/** Waits for the response first: until then the old rows are dimmed. */
async function expectAccessible(): Promise<void> {
  await expect
    .poll(
      () =>
        document.querySelector('main [aria-busy="true"]') ?? document.getAnimations()[0] ?? null,
    )
    .toBeNull();
  await expectPageAccessible();
}

/** Carries out an action on several rows, and confirms it. */
async function doWithTicked(what: string): Promise<void> {
  await main.getByRole('button', { name: what }).click();
  await dialog.getByRole('button', { name: what }).click();
}

beforeEach(() => {
  answerAll();
  logInAs('Admin');
  answer('PUT /api/User/news/:part', sampleOf('GET /api/User/news'));
});

// §2.21/11
test('comments are found by words and stars, and several are deleted at once', async () => {
  let comments = [
    { text: 'A quiet place', rating: 5 },
    { text: 'No water', rating: null },
    { text: 'Loud at night', rating: 1 },
  ].map(({ text, rating }, n) =>
    sampleOf('GET /api/admin/comments', { _id: sampleId(300 + n), comment: text, rating }),
  );
  const asked = answer('GET /api/admin/comments', ({ query }) =>
    listOf(
      comments.filter(
        ({ rating }) => !query.get('rating') || String(rating) === query.get('rating'),
      ),
    ),
  );
  const deleted = answer('DELETE /api/properties/:id/comments/:commentId', ({ params }) => {
    comments = comments.filter(({ _id }) => _id !== params.commentId);
    return true as const;
  });
  await openSite(paths.adminComments);
  await search('place', asked);
  await expect.element(count('3 comments')).toBeVisible();
  await expectAccessible();
  await main.getByLabelText('Stars').selectOptions('1 star');
  await expect.poll(address).toContain('rating=1');
  await expect.element(count('1 comment')).toBeVisible();
  await main.getByLabelText('Stars').selectOptions('All');
  for (const text of ['No water', 'Loud at night']) {
    await rowsWith(text).getByRole('checkbox').click();
  }
  await main.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByText(/2 comments will be deleted for good/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Delete: 2 comments.')).toBeVisible();
  await expect.element(count('1 comment')).toBeVisible();
  await expect.element(rowsWith('A quiet place')).toBeVisible();
  expect(deleted.map(({ params }) => params.commentId)).toEqual([sampleId(301), sampleId(302)]);
});

// §2.21/11
test('an email that failed says why, and is tried again on request', async () => {
  const job = sampleOf('GET /api/admin/failed-jobs', {
    _id: '17',
    reason: 'ECONNREFUSED the mail server is away',
    attempts: 3,
    maxAttempts: 25,
  });
  let isThere = true;
  answer('GET /api/admin/failed-jobs', ({ query }) =>
    listOf(isThere && query.get('state') !== 'given-up' ? [job] : []),
  );
  const tried = answer('POST /api/admin/failed-jobs/:id/try-again', () => {
    isThere = false;
    return { message: 'Trying again now.' };
  });
  await openSite(paths.failedJobs);
  const row = rowsWith('ECONNREFUSED the mail server is away');
  await expect.element(row).toBeVisible();
  await expect.element(row.getByText('3 of 25')).toBeVisible();
  await expectAccessible();
  await main.getByLabelText('State').selectOptions('Given up');
  await expect.element(main.getByText('No jobs match.')).toBeVisible();
  await main.getByLabelText('State').selectOptions('Retrying');
  await row.getByRole('checkbox').click();
  await doWithTicked('Try again');
  await expect.element(page.getByText('Try again: 1 job.')).toBeVisible();
  await expect.element(main.getByText('No jobs match.')).toBeVisible();
  expect(tried).toMatchObject([{ params: { id: '17' } }]);
});

// §2.21/34
test('what was searched for and not found is seen by week, and by how often', async () => {
  const weeks = { '2026-11-23': ['helipad', 4], '2026-11-16': ['igloo', 9] } as const;
  const searches = Object.entries(weeks).map(([week, [words, times]], n) =>
    sampleOf('GET /api/admin/unfound-searches', {
      _id: String(n),
      week: week as CalendarDate,
      words,
      count: times,
    }),
  );
  const asked = answer('GET /api/admin/unfound-searches', ({ query }) =>
    listOf(searches.filter(({ week }) => !query.get('week') || week === query.get('week'))),
  );
  await openSite(paths.unfoundSearches);
  await expect.element(count('2 searches')).toBeVisible();
  await expect.element(rowsWith('helipad').getByText('4', { exact: true })).toBeVisible();
  await expect.element(rowsWith('igloo').getByText(/16 Nov/)).toBeVisible();
  await expectAccessible();
  await main.getByLabelText('Week of').fill('2026-11-16');
  await expect.element(count('1 search')).toBeVisible();
  await search('igl', asked);
  await main.getByLabelText('Order').selectOptions('Most often first');
  await expect.poll(() => asked.at(-1)?.query.get('sort')).toBe('most');
  await expect
    .element(page.getByRole('navigation', { name: 'Workspace' }).getByText('Searches not found'))
    .toBeInTheDocument();
});

// §2.21/26, §2.12/51
test('a booking is found, and cancelled with a reason for its guest', async () => {
  const hosted = sampleHostedStay({ checkIn: day(20), checkOut: day(23) });
  let stay = sampleOf('GET /api/admin/bookings', { ...hosted, guestId: sampleId(910) });
  const ended = { how: 'left-early' as const, on: day(21) };
  const other = { ...stay, _id: sampleId(601), propertyName: 'Another', ended };
  const asked = answer('GET /api/admin/bookings', ({ query }) =>
    listOf(query.get('from') === day(22) && query.get('to') === day(22) ? [stay] : [stay, other]),
  );
  const cancelled = answer('POST /api/User/stays/:id/cancel', ({ body }) => {
    const end = {
      status: 'cancelled' as const,
      cancellation: { by: 'site' as const, reason: body.reason, at: '2026-11-21T09:00:00.000Z' },
    };
    stay = { ...stay, ...end };
    return {
      message: 'Stay cancelled. We’ll email your guest.',
      stay: { ...hosted, ...end },
    };
  });
  await openSite(paths.adminBookings);
  await search('Owusu', asked);
  await expect.element(count('2 bookings')).toBeVisible();
  const left = `Left early, ${formatDate(day(21))}`;
  await expect.element(rowsWith('Another').getByText(left)).toBeVisible();
  await main.getByLabelText('Nights from').fill(day(22));
  await main.getByLabelText('Nights to').fill(day(22));
  await expect.element(count('1 booking')).toBeVisible();
  await expect.poll(address).toContain(`from=${day(22)}&to=${day(22)}`);
  const row = rowsWith(stay.propertyName);
  for (const text of [formatDate(day(20)), 'Upcoming']) {
    await expect.element(row.getByText(text).first()).toBeVisible();
  }
  await expectAccessible();
  await row.getByRole('button', { name: 'Cancel stay' }).click();
  await dialog.getByRole('button', { name: 'Cancel stay' }).click();
  await expect.element(dialog.getByText('Please tell your guest why.')).toBeInViewport();
  await dialog.getByLabelText('Reason').fill('The roof leaks.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel stay' }).click();
  await expect.element(page.getByText('Stay cancelled. We’ll email your guest.')).toBeVisible();
  await expect.element(row.getByText('Cancelled by us')).toBeVisible();
  await expect.element(row.getByText('The roof leaks.')).toBeVisible();
  await expect.element(row.getByRole('button')).not.toBeInTheDocument();
  expect(cancelled).toMatchObject([{ body: { reason: 'The roof leaks.' } }]);
});

// §2.21/27
test('messages are marked as done, reopened, and found by what they say', async () => {
  let messages = ['Esi Owusu', 'Kofi Boateng'].map((name, n) =>
    sampleOf('GET /api/admin/contact-messages', {
      _id: sampleId(700 + n),
      name,
      message: `How do I begin, ${name}? ${'I have asked before. '.repeat(60)}`,
      doneAt: null,
      answers: [],
    }),
  );
  const asked = answer('GET /api/admin/contact-messages', ({ query }) => {
    const state = query.get('state');
    return listOf(messages.filter(({ doneAt }) => !state || (state === 'done') === !!doneAt));
  });
  answer('PUT /api/admin/contact-messages/:id/done', ({ params, body }) => {
    messages = messages.map((each) =>
      each._id === params.id
        ? { ...each, doneAt: body.done ? '2026-11-21T09:00:00.000Z' : null }
        : each,
    );
    return { message: 'Done.' };
  });
  await openSite(paths.contactMessages);
  await search('begin', asked);
  await expect.element(count('2 messages')).toBeVisible();
  await expectAccessible();
  const esi = rowsWith('Esi Owusu');
  const more = esi.getByRole('button', { name: 'Read more' });
  await more.click();
  await expect.element(more).not.toBeInTheDocument();
  await esi.getByRole('checkbox').click();
  await doWithTicked('Mark as done');
  await expect.element(esi.getByText(/^Done on/)).toBeVisible();
  await main.getByLabelText('State').selectOptions('To answer');
  await expect.element(count('1 message')).toBeVisible();
  await expect.element(rowsWith('Kofi Boateng')).toBeVisible();
  await main.getByLabelText('State').selectOptions('Done');
  await expect.element(rowsWith('Kofi Boateng')).not.toBeInTheDocument();
  await esi.getByRole('checkbox').click();
  await doWithTicked('Reopen');
  await expect.element(main.getByText('No messages match.')).toBeVisible();
});

// §2.21/29
test('relocation requests are found by their driver, and lead to their vehicles', async () => {
  const sample = sampleOf('GET /api/admin/relocation-requests');
  const asked = answer(
    'GET /api/admin/relocation-requests',
    listOf([
      {
        ...sample,
        _id: sampleId(2),
        name: 'Pickup for a move',
        request: {
          ...sample.request,
          driverName: 'Musa Alhassan',
          cityOrTown: 'Tema',
          registrationNumber: 'GT 9-24',
        },
      },
    ]),
  );
  await openSite(paths.relocationRequests);
  await search('Alhassan', asked);
  const row = rowsWith('Musa Alhassan');
  await expect.element(row.getByText(/GT 9-24/)).toBeVisible();
  await expect.element(row.getByText(/Tema/)).toBeVisible();
  await expectAccessible();
  await expect
    .element(row.getByRole('link', { name: 'Pickup for a move' }))
    .toHaveAttribute('href', paths.car(sampleId(2)));
});

// §2.21/31
test('a reported conversation is found by its report and linked, and the report is dismissed', async () => {
  const sample = sampleOf('GET /api/admin/reported-conversations');
  const report = {
    ...sample,
    conversationId: sampleId(400),
    sender: { ...sample.sender, name: 'Esi Owusu' },
    reason: 'payment' as const,
    details: 'He wants money',
    settled: null,
  };
  let note = '';
  const asked = answer('GET /api/admin/reported-conversations', ({ query }) => {
    const isSettled = query.get('state') === 'settled';
    if (note === '') return listOf(isSettled ? [] : [report]);
    const settled = { action: 'dismiss' as const, note, at: '2026-11-21T09:00:00.000Z' };
    return listOf(isSettled ? [{ ...report, settled }] : []);
  });
  const settling = answer('POST /api/admin/reported-conversations/:id/settle', ({ body }) => {
    note = body.note;
    return { message: 'Dismissed. We’ve emailed the people who reported it.' };
  });
  await openSite(paths.adminConversations);
  await search('money', asked);
  const row = rowsWith('He wants money');
  await expect.element(row.getByText('Asked for money before a viewing')).toBeVisible();
  await expectAccessible();
  await expect
    .element(row.getByRole('link', { name: 'Esi Owusu to' }))
    .toHaveAttribute('href', paths.conversation(sampleId(400)));
  await row.getByRole('button', { name: /^Dismiss/ }).click();
  await dialog.getByLabelText('Note').fill('A deposit after the viewing is usual.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .element(page.getByText('Dismissed. We’ve emailed the people who reported it.'))
    .toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  expect(settling).toHaveLength(1);
  await main.getByLabelText('State').selectOptions('Settled');
  await expect.element(row.getByText(/A deposit after the viewing is usual\./)).toBeVisible();
  await expect.element(row.getByRole('button')).not.toBeInTheDocument();
});
