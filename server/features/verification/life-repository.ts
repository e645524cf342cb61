import { sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { VerificationKind } from '#domain/verification/kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** An approval whose owner is to be told that it ends. */
export interface ExpiringRow {
  id: string;
  email: string;
  email_confirmed_at: Date | null;
  firstname: string;
  kind: VerificationKind;
  expires_on: CalendarDate;
}

/** A request that nobody has looked at. */
export interface LapsedRow extends ExpiringRow {
  user_id: string;
}

/** The changes that time makes to requests. */
export const verificationLives = {
  /**
   * Takes some approvals that end between two days and whose owners were not told yet; marks them
   * as told.
   */
  async takeExpiring(
    tx: Transaction,
    { from, to, at, limit }: { from: CalendarDate; to: CalendarDate; at: Date; limit: number },
  ): Promise<ExpiringRow[]> {
    const { rows } = await sql<ExpiringRow>`
      update verifications set reminded_at = ${at}
      from users
      where users.id = verifications.user_id and verifications.id in (
        select verifications.id from verifications join users on users.id = user_id
        where state = 'approved' and expires_on between ${from} and ${to} and reminded_at is null
          and suspended_at is null and erased_at is null
        order by verifications.id limit ${limit} for no key update of verifications skip locked)
      returning verifications.id, users.email, users.email_confirmed_at, users.firstname, verifications.kind, verifications.expires_on`.execute(
      tx,
    );
    return rows;
  },

  /** Refuses some requests from before a moment that still wait. */
  async lapse(
    tx: Transaction,
    { asked, at, reason, limit }: { asked: Date; at: Date; reason: string; limit: number },
  ): Promise<LapsedRow[]> {
    const { rows } = await sql<LapsedRow>`
      update verifications set state = 'refused', decided_at = ${at}, reason = ${reason}
      from users
      where users.id = verifications.user_id and verifications.id in (
        select id from verifications where state = 'waiting' and created_at <= ${asked}
        order by id limit ${limit} for no key update skip locked)
      returning verifications.id, user_id, users.email, users.email_confirmed_at, users.firstname, verifications.kind, verifications.expires_on`.execute(
      tx,
    );
    return rows;
  },

  /** Removes some photos of requests decided before a moment; returns how many went. */
  async forgetDocuments(db: Database, decidedBefore: Date, limit: number): Promise<number> {
    const { numAffectedRows } = await sql`
      delete from verification_documents where (verification_id, position) in (
        select verification_id, position from verification_documents
        join verifications on verifications.id = verification_id
        where decided_at <= ${decidedBefore} limit ${limit})`.execute(db);
    return Number(numAffectedRows);
  },

  /** Removes numbers of requests decided before a moment that were not approved, or no longer are. */
  async forgetDecided(db: Database, decidedBefore: Date, limit: number): Promise<number> {
    const { numAffectedRows } = await sql`
      update verifications set number = null, fingerprint = null where id in (
        select id from verifications
        where number is not null and decided_at <= ${decidedBefore} and state <> 'approved'
        limit ${limit})`.execute(db);
    return Number(numAffectedRows);
  },

  /** Removes numbers of approvals that ended before a day. */
  async forgetExpired(db: Database, endedBefore: CalendarDate, limit: number): Promise<number> {
    const { numAffectedRows } = await sql`
      update verifications set number = null, fingerprint = null where id in (
        select id from verifications
        where number is not null and state = 'approved' and expires_on < ${endedBefore}
        limit ${limit})`.execute(db);
    return Number(numAffectedRows);
  },
};
