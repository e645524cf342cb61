import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';
import type { ContactAnswers } from '#server/platform/database/schema.gen.ts';

/** An answer as JSON has it. */
export interface AnswerRow {
  id: string;
  text: string;
  by: string | null;
  at: string;
}

/** Admins' answers to messages of the contact page. */
export const contactAnswers = {
  /** The answers to a message, oldest first. */
  of: (tx: Transaction, messageId: string) =>
    tx
      .selectFrom('contact_answers')
      .select(['text', 'answered_by'])
      .where('message_id', '=', messageId)
      .orderBy('id')
      .execute(),

  insert: (tx: Transaction, answer: Insertable<ContactAnswers>) =>
    tx.insertInto('contact_answers').values(answer).execute(),
};

/** The answers to the message of a query's row as `AnswerRow`s. */
export const answersTo = (messageId: string): RawBuilder<AnswerRow[]> => sql`coalesce((
  select json_agg(json_build_object('id', answer.id, 'text', answer.text, 'at', answer.created_at,
    'by', users.firstname || ' ' || users.lastname) order by answer.id)
  from contact_answers as answer left join users on users.id = answered_by
  where message_id = ${sql.ref(messageId)}), '[]'::json)`;
