import type { Actor } from '#domain/accounts/actor.ts';
import { afterAnswer } from '#domain/read-details/marks.ts';
import type { AnswerDetailsBody, AnsweredDetails } from '#domain/read-details/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeListing } from '../changes/change-listing.ts';
import type { ListedKind } from '../listed-kind.ts';
import type { ListingSummary } from '../listing-finder.ts';
import { factColumns, markedFacts } from './marked-facts.ts';

/**
 * What its lister answered about details read from a listing's text.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export async function getAnswered<Summary extends ListingSummary>(
  {
    finder,
    can,
    repository,
  }: Pick<ListedKind<never, Summary, unknown>, 'finder' | 'can' | 'repository'>,
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  id: string,
): Promise<AnsweredDetails> {
  await finder.getAllowed(db, actor, id, can.edit);
  return { answered: (await repository.storedFacts(db, id)).facts_answered };
}

/**
 * Confirms details that were read from a listing's text, or removes them; a repeat changes nothing. No Admin has to look at it
 * again: nothing new is said.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export const answerDetails =
  <Form, Summary extends ListingSummary, Listing>({
    name: kind,
    finder,
    can,
    repository,
    read,
  }: ListedKind<Form, Summary, Listing>) =>
  (platform: Platform, actor: Actor, id: string, answer: AnswerDetailsBody): Promise<Listing> =>
    inTransaction(platform.db, async (tx) => {
      const listing = await finder.lockForChange(tx, actor, id, can.edit);
      const before = markedFacts(await repository.storedFacts(tx, id));
      const after = afterAnswer(before, answer);
      if (after.read.length < before.read.length) {
        await changeListing(tx, platform, actor, { kind, ...listing }, () =>
          repository.update(tx, id, { ...factColumns(after), updated_at: platform.now() }),
        );
      }
      return read(platform, tx, id);
    });
