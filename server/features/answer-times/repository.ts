import { type RawBuilder, sql } from 'kysely';
import {
  ANSWER_TIME_SECONDS,
  ANSWER_TIMES,
  ANSWERS_AT_LEAST,
  ANSWERS_OF_DAYS,
  type AnswerTime,
  SILENT_AFTER_HOURS,
} from '#domain/answer-times/answer-time.ts';
import { announcePeople } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

export const answerTimes = {
  /** Someone's usual answer time, as last counted. */
  async find(db: Db, userId: string): Promise<AnswerTime | undefined> {
    const row = await db
      .selectFrom('users')
      .select('answers_within')
      .where('id', '=', userId)
      .executeTakeFirst();
    return ANSWER_TIMES.find((each) => each === row?.answers_within);
  },

  /** Recounts how soon each lister answers; writes only the rows that change. */
  async count(tx: Transaction, now: Date): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      with firsts as (
        select lister_id, created_at, (
          select min(message.created_at) from conversation_messages as message
          where message.conversation_id = conversations.id and message.author_id = lister_id
        ) as answered_at
        from conversations
        where created_at > ${now}::timestamptz - make_interval(days => ${sql.lit(ANSWERS_OF_DAYS)})
      ),
      medians as (
        -- Who is silent takes for ever.
        select lister_id, percentile_disc(0.5) within group (
          order by coalesce(extract(epoch from answered_at - created_at)::float8, 'infinity')) as seconds
        from firsts
        where answered_at is not null
          or created_at <= ${now}::timestamptz - make_interval(hours => ${sql.lit(SILENT_AFTER_HOURS)})
        group by lister_id having count(*) >= ${sql.lit(ANSWERS_AT_LEAST)}
      ),
      counted as (
        select users.id, case ${CASES} end as answers_within
        from users left join medians on medians.lister_id = users.id
        where medians.lister_id is not null or users.answers_within is not null
      )
      update users set answers_within = counted.answers_within
      from counted
      where users.id = counted.id and users.erased_at is null
        and users.answers_within is distinct from counted.answers_within
      returning users.id`.execute(tx);
    await announcePeople(
      tx,
      rows.map(({ id }) => id),
    );
  },
};

const CASES: RawBuilder<unknown> = sql.join(
  ANSWER_TIMES.map(
    (each) => sql`when seconds <= ${sql.lit(ANSWER_TIME_SECONDS[each])} then ${sql.lit(each)}`,
  ),
  sql` `,
);
