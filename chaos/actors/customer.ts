import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import type { Random } from '../random.ts';
import { newPerson, type Stage } from '../stage.ts';

/** Actions of one person before another takes over: limits count per account. */
const ACTIONS = 14;

/** Comments, edits comments, and writes to listers. */
export async function playCustomer(stage: Stage, random: Random): Promise<void> {
  while (!stage.isOver()) {
    const caller = await newPerson(stage, random, 'Customer');
    if (!caller) return;
    for (let n = 0; n < ACTIONS && !stage.isOver(); n += 1) {
      const propertyId = random.pick(stage.stays);
      if (random.chance(0.3)) await enquire(stage, caller, propertyId);
      else await comment(stage, caller, propertyId, random.chance(0.4));
      await wait(random.int(20, 150));
    }
  }
}

async function comment(
  { ledger, newWord }: Stage,
  caller: Caller,
  propertyId: string,
  isEdited: boolean,
): Promise<void> {
  const first = `A quiet place ${newWord()}`;
  const posted = await caller.call('POST', '/api/comments', {
    propertyId,
    comment: first,
    rating: 4,
  });
  if (posted?.status !== 201) return;
  const { _id } = posted.json.comment as { _id: string };
  ledger.promise('comment', _id, first);
  if (!isEdited) return;
  const second = `A lively place ${newWord()}`;
  const url = `/api/properties/${propertyId}/comments/${_id}`;
  await caller.change(['comment', _id, second], 'PUT', url, { comment: second });
}

async function enquire({ ledger, newWord }: Stage, caller: Caller, id: string): Promise<void> {
  const word = newWord();
  const message = `Is it still free? ${word}`;
  const response = await caller.call('POST', `/api/properties/${id}/enquiries`, {
    message,
    phoneNumber: '0244123456',
  });
  if (response?.status !== 201) return;
  ledger.promise('enquiry', message, 'sent');
  ledger.mails.push(word);
}
