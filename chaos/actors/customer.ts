import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import type { Random } from '../random.ts';
import { newPerson, type Stage } from '../stage.ts';

/** What one person does before another takes over: limits count by account. */
const ACTIONS = 14;

interface OwnComment {
  id: string;
  propertyId: string;
}

/** Comments, edits and deletes comments, and writes to listers and to the site. */
export async function playCustomer(stage: Stage, random: Random): Promise<void> {
  while (!stage.isOver()) {
    const caller = await newPerson(stage, random, 'Customer');
    if (!caller) return;
    const comments: OwnComment[] = [];
    for (let n = 0; n < ACTIONS && !stage.isOver(); n += 1) {
      await act(stage, random, caller, comments);
      await wait(random.int(20, 150));
    }
  }
}

async function act(
  stage: Stage,
  random: Random,
  caller: Caller,
  comments: OwnComment[],
): Promise<void> {
  const propertyId = random.pick(stage.stays);
  const draw = random.next();
  const own = comments.pop();
  if (draw < 0.45 || (draw < 0.8 && !own)) {
    if (own) comments.push(own);
    return post(stage, caller, comments, propertyId);
  }
  if (own && draw < 0.65) return edit(stage, caller, comments, own);
  if (own && draw < 0.8) return remove(stage, caller, own);
  if (draw < 0.93) return enquire(stage, caller, propertyId);
  return writeToUs(stage, caller);
}

async function post(
  { ledger, newWord }: Stage,
  caller: Caller,
  comments: OwnComment[],
  propertyId: string,
): Promise<void> {
  const comment = `A quiet place ${newWord()}`;
  const response = await caller.call('POST', '/api/comments', { propertyId, comment, rating: 4 });
  if (response?.status !== 201) return;
  const { _id } = response.json.comment as { _id: string };
  ledger.promise('comment', _id, comment);
  comments.push({ id: _id, propertyId });
}

async function edit(
  { ledger, newWord }: Stage,
  caller: Caller,
  comments: OwnComment[],
  own: OwnComment,
): Promise<void> {
  const comment = `A lively place ${newWord()}`;
  ledger.attempt('comment', own.id, comment);
  const response = await caller.call('PUT', addressOf(own), { comment });
  if (response?.status !== 200) return;
  ledger.promise('comment', own.id, comment);
  comments.push(own);
}

async function remove({ ledger }: Stage, caller: Caller, own: OwnComment): Promise<void> {
  ledger.attempt('comment', own.id, null);
  const response = await caller.call('DELETE', addressOf(own));
  if (response?.status === 200) ledger.promise('comment', own.id, null);
}

const addressOf = ({ id, propertyId }: OwnComment) =>
  `/api/properties/${propertyId}/comments/${id}`;

async function enquire({ ledger, newWord }: Stage, caller: Caller, id: string): Promise<void> {
  const word = newWord();
  const message = `Is it still free? ${word}`;
  const response = await caller.call('POST', `/api/properties/${id}/enquiries`, {
    message,
    phoneNumber: '0244123456',
  });
  if (response?.status !== 201) return;
  ledger.promise('enquiry', message, 'sent');
  ledger.promiseMails(word, 1);
}

async function writeToUs({ ledger, newWord }: Stage, caller: Caller): Promise<void> {
  const message = `When do you open? ${newWord()}`;
  const response = await caller.call('POST', '/api/contact', {
    name: 'Ama Mensah',
    email: 'ama@chaos.example',
    message,
  });
  if (response?.status !== 201) return;
  ledger.promise('contact message', message, 'sent');
}
