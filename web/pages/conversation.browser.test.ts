import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Thread } from '#domain/conversations/schema.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { answer, listOf, noResponse, refusal } from '../testing/answers.ts';
import { BY_LISTER, GUEST, LISTER, sampleThread } from '../testing/messages-samples.ts';
import { openSite } from '../testing/open-site.tsx';
import { logInAs } from '../testing/people.ts';
import { propertyCard, sampleId, sampleProperty } from '../testing/samples.ts';

/** Two people write to each other about a listing (docs/decisions/listings/conversations.md). */

const main = page.getByRole('main');
const by = (author: string) => main.getByRole('article', { name: author, exact: true });
const field = main.getByRole('textbox', { name: 'Message' });
const send = main.getByRole('button', { name: 'Send', exact: true });
const note = main.getByText('Never pay before viewing.');
const alert = main.getByRole('alert');

const ADDRESS = `/enquiries/${sampleId(400)}`;

/** Opens a conversation as one participant; sent messages are stored as on the server. */
async function openAs(who: typeof GUEST, thread: Thread) {
  logInAs(who === GUEST ? 'Customer' : 'Property Owner', { _id: who.userId });
  return openThread(thread, who.userId);
}

async function openThread(thread: Thread, userId: string) {
  answer('GET /api/properties', listOf([propertyCard(sampleProperty())]));
  answer('GET /api/User/enquiries/:id', () => thread);
  const read = answer('PUT /api/User/enquiries/:id/read', () => {
    thread.unread = 0;
    return { unread: 0 };
  });
  const sent = answerMessages(thread, userId);
  await openSite(ADDRESS);
  await expect.element(main.getByRole('log', { name: 'Messages' })).toBeVisible();
  return { read, sent };
}

function answerMessages({ messages }: Thread, authorId: string) {
  return answer('POST /api/User/enquiries/:id/messages', ({ body }) => {
    const number = messages.length + 1;
    const sentAt = '2026-11-22T12:00:00.000Z';
    const message = { _id: sampleId(500 + number), number, authorId, text: body.text, sentAt };
    messages.push(message);
    return message;
  });
}

/** Fifteen seconds later a page that is looked at looks for new messages. */
const later = () => vi.advanceTimersByTimeAsync(16_000);

describe('the lister', () => {
  test('sends a quick answer, and has read what is new', async () => {
    const thread = sampleThread(['Is it free in May?'], { unread: 1 });
    const { read, sent } = await openAs(LISTER, thread);
    await expect.element(by('Esi Owusu').getByText('Is it free in May?')).toBeVisible();
    await expect.poll(() => read).toMatchObject([{ body: { upTo: 1 } }]);
    await expect.element(note).not.toBeInTheDocument();
    for (const [name, href] of [
      ['0209998877', /^tel:\+233209998877$/],
      ['Chat on WhatsApp', /^https:\/\/wa\.me\/233209998877\?text=Hello/],
      ['esi@efie.test', /^mailto:esi@efie\.test\?subject=Two-bedroom%20apartment/],
    ] as const) {
      await expect
        .element(main.getByRole('link', { name }))
        .toHaveAttribute('href', expect.stringMatching(href));
    }
    await main.getByRole('button', { name: 'Yes, it is still available.' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Yes, it is still available.');
    await userEvent.keyboard('{Control>}{End}{/Control} Come on Sunday.');
    await send.click();
    await expect
      .element(by('You').getByText('Yes, it is still available. Come on Sunday.'))
      .toBeVisible();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    expect(sent).toMatchObject([{ body: { text: 'Yes, it is still available. Come on Sunday.' } }]);
  });

  test('blocks the other person after a confirmation, and unblocks them', async () => {
    const thread = sampleThread(['Is it free?']);
    await openAs(LISTER, thread);
    answer('PUT /api/User/enquiries/:id/block', () => {
      Object.assign(thread, { blocked: true, canWrite: false });
      return { message: 'Blocked.' };
    });
    const lifted = answer('DELETE /api/User/enquiries/:id/block', () => {
      Object.assign(thread, { blocked: false, canWrite: true });
      return { message: 'Lifted.' };
    });
    await main.getByRole('button', { name: 'Block Esi Owusu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Block Esi Owusu?' });
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect.element(main.getByText('You’ve blocked Esi Owusu.')).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await main.getByRole('button', { name: 'Unblock' }).click();
    await expect.element(field).toBeVisible();
    expect(lifted).toHaveLength(1);
  });
});

describe('the guest', () => {
  test('sees an answer arrive, and that their own message was seen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const thread = sampleThread(['Is it free in May?']);
    await openAs(GUEST, thread);
    await expect.element(by('You').getByText('Sent')).toBeVisible();
    await expect.element(main.getByText('Yes, it is still available.')).not.toBeInTheDocument();
    Object.assign(
      thread,
      sampleThread(['Is it free in May?', `${BY_LISTER}Come on Sunday.`], {
        seenUpTo: 1,
        unread: 1,
      }),
    );
    await later();
    await expect.element(by('Naa Lamptey').getByText('Come on Sunday.')).toBeVisible();
    await expect.element(by('Naa Lamptey')).toBeInViewport();
    await expect.element(by('You').getByText('Seen')).toBeVisible();
  });

  // §2.12/29
  test('is told never to pay before viewing until closing the note, and sees the phone on request', async () => {
    const thread = sampleThread(['Is it still free?']);
    await openAs(GUEST, thread);
    const { name } = thread.listing;
    answer('GET /api/properties/:id/enquiry', {
      sentAt: thread.createdAt,
      contact: { name: LISTER.name, phoneNumber: '0244000121', whatsapp: null },
      conversationId: thread._id,
    });
    await expect.element(note).toBeVisible();
    await expect.element(main.getByRole('link', { name }).getByText('₵')).toBeVisible();
    await expect.element(main.getByText('0244000121')).not.toBeInTheDocument();
    await expectAccessible();
    await main.getByRole('button', { name: 'See phone and WhatsApp' }).click();
    await expect.element(main.getByRole('link', { name: '0244000121' })).toBeVisible();
    await main.getByRole('button', { name: 'Close this note' }).click();
    await expect.element(note).not.toBeInTheDocument();
    await openSite(ADDRESS);
    await expect.element(field).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
  });

  test('is told how much fits, and to write something, and keeps a draft after leaving the page', async () => {
    const thread = sampleThread(['Is it still free?']);
    const { sent } = await openAs(GUEST, thread);
    await field.fill('x'.repeat(1990));
    await expect.element(main.getByText('10 characters left')).toBeVisible();
    await field.fill('');
    await send.click();
    await expect.element(alert).toHaveTextContent('Please write a message.');
    await expect.element(field).toHaveFocus();
    expect(sent).toEqual([]);
    await field.fill('Half a sen');

    // Meanwhile the lister has taken the listing off.
    thread.listing.listed = false;
    await openSite(ADDRESS);
    await expect.element(main.getByText('This listing is no longer on Efie.')).toBeVisible();
    await expect.element(by('You').getByText('Is it still free?')).toBeVisible();
    await expect.element(field).toHaveValue('Half a sen');
    await expect
      .element(main.getByRole('button', { name: 'See phone and WhatsApp' }))
      .not.toBeInTheDocument();
  });

  test('keeps a message that failed', async () => {
    const thread = sampleThread(['Is it still free?']);
    await openAs(GUEST, thread);
    const failed = answer('POST /api/User/enquiries/:id/messages', noResponse);
    await field.fill('Are you there?');
    await send.click();
    await expect.element(alert.getByText('Your message wasn’t sent.')).toBeVisible();
    await expect.element(field).toHaveValue('Are you there?');
    const sent = answerMessages(thread, GUEST.userId);
    await send.click();
    await expect.element(by('You').last().getByText('Are you there?')).toBeVisible();
    await expect.element(by('You')).toHaveLength(2);
    const key = failed[0]?.headers.get('idempotency-key');
    expect(key).toBeTruthy();
    expect(sent[0]?.headers.get('idempotency-key'), 'it may have arrived').toBe(key);
  });

  test('cannot write while blocked, and can again once unblocked', async () => {
    const thread = sampleThread(['Is it still free?']);
    await openAs(GUEST, thread);
    answer('POST /api/User/enquiries/:id/messages', () => {
      thread.canWrite = false;
      return refusal('FORBIDDEN', 'You can no longer write to this person.');
    });
    await field.fill('Hello?');
    await send.click();
    await expect.element(main.getByText('You can no longer write to this person.')).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();

    thread.canWrite = true;
    answerMessages(thread, GUEST.userId);
    await openSite(ADDRESS);
    await expect.element(field).toHaveValue('Hello?');
    await send.click();
    await expect.element(by('You').last().getByText('Hello?')).toBeVisible();
  });

  test('reports the conversation with a reason', async () => {
    const thread = sampleThread(['Is it free?', `${BY_LISTER}Pay me first!`]);
    await openAs(GUEST, thread);
    const reports = answer('POST /api/User/enquiries/:id/reports', () => {
      thread.reported = true;
      return { message: 'Thank you.' };
    });
    await main.getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this conversation' });
    const reason = dialog.getByLabelText('What is wrong?');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect.element(reason).toHaveAccessibleDescription('Please choose what is wrong.');
    await reason.selectOptions('Asked for money before a viewing');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect.element(page.getByText('You’ve reported this conversation.')).toBeVisible();
    expect(reports).toHaveLength(1);
    expect(reports[0]?.body.reason).toBeTruthy();
  });

  test('opens a long conversation at its end, and pages back', async () => {
    const texts = Array.from({ length: 34 }, (_, n) => `${n % 2 ? BY_LISTER : ''}Message ${n + 1}`);
    const thread = sampleThread(texts);
    const all = thread.messages;
    const last = { ...thread, messages: all.slice(4) };
    await openAs(GUEST, last);
    await expect.element(main.getByText('Message 34', { exact: true })).toBeInViewport();
    await expect.element(field).toBeInViewport();
    await expect.element(main.getByText('Message 4', { exact: true })).not.toBeInTheDocument();
    const earlier = answer('GET /api/User/enquiries/:id', ({ query }) =>
      query.has('before') ? { ...thread, messages: all.slice(0, 4) } : last,
    );
    const more = main.getByRole('button', { name: 'Show earlier messages' });
    await more.click();
    await expect.element(main.getByText('Message 1', { exact: true })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(main.getByRole('log').getByRole('article')).toHaveLength(34);
    expect(earlier[0]?.query.get('before')).toBe('5');
  });

  test('checks for new messages only on request in low-data mode', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    document.documentElement.dataset.lowData = '';
    const thread = sampleThread(['Is it free?']);
    await openAs(GUEST, thread);
    await expect.element(by('You')).toBeVisible();
    Object.assign(thread, sampleThread(['Is it free?', `${BY_LISTER}Yes, it is.`]));
    await later();
    await expect.element(by('Naa Lamptey')).not.toBeInTheDocument();
    await main.getByRole('button', { name: 'Check for new messages' }).click();
    await expect.element(by('Naa Lamptey').getByText('Yes, it is.')).toBeVisible();
  });
});

test('an Admin finds a conversation only once it was reported, and writes nothing', async () => {
  logInAs('Admin');
  answer('GET /api/User/enquiries/:id', refusal('NOT_FOUND', 'Not found.'));
  await openSite(ADDRESS);
  await expect.element(page.getByText('We couldn’t find this conversation.')).toBeVisible();

  const thread = sampleThread(['Pay me first!'], { canWrite: false });
  answer('GET /api/User/enquiries', Response.json([]));
  await openThread(thread, sampleId(1));
  await expect.element(by('Esi Owusu').getByText('Pay me first!')).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await expectAccessible();
});
