import type { Actor, Viewer } from '#domain/accounts/actor.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { ModerationState } from '#domain/moderation/states.ts';
import { isId } from '#domain/values/id.ts';
import { type Pesewas, pesewas } from '#domain/values/money.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { readableRow, requireReadable } from './kept-back.ts';
import type { SummaryRow } from './listing-row-repository.ts';
import { presentPause } from './present-pause.ts';

type Db = Database | Transaction;

/** The fields that other features need of any listing. */
export interface ListingSummary {
  id: string;
  name: string;
  listerId: string;
  pause?: Pause;
  moderation: ModerationState;
  pricePesewas: Pesewas;
  updatedAt: Date;
}

export const presentSummary = (row: SummaryRow): ListingSummary => ({
  id: row.id,
  name: row.name,
  listerId: row.lister_id,
  ...presentPause(row),
  moderation: row.moderation as ModerationState,
  pricePesewas: pesewas(row.price_pesewas),
  updatedAt: row.updated_at,
});

/** The parts of a kind of listing that finding one by id needs. */
interface Found<Row, Short, Summary> {
  repository: {
    findById(db: Db, id: string): Promise<Row | undefined>;
    findSummary(db: Db, id: string): Promise<Short | undefined>;
    lockSummary(tx: Transaction, id: string): Promise<Short | undefined>;
  };
  summaryOf(row: Short): Summary;
  sentences: { notFound: string; notYours: string };
}

/** Decides if someone may do what they are about to do to a listing. */
export type Permission<Summary> = (viewer: Viewer, listing: Summary) => boolean;

type ReadableRow = Parameters<typeof readableRow>[0];

/** Builds the functions that find one listing of a kind. */
export function listingFinder<Row extends ReadableRow, Short, Summary extends ListingSummary>(
  kind: Found<Row, Short, Summary>,
) {
  const { sentences } = kind;
  return {
    getSummary: (db: Db, id: string) => getSummary(kind, db, id),
    lock: (tx: Transaction, id: string) => lock(kind, tx, id),
    getRow: (db: Db, id: string) => getRow(kind, db, id),

    /**
     * The summary of a listing that the viewer may read.
     * @throws {DomainError} NOT_FOUND.
     */
    getReadable: async (db: Db, viewer: Viewer, id: string): Promise<Summary> =>
      requireReadable(viewer, await getSummary(kind, db, id), sentences.notFound),

    /**
     * The row, if the viewer may read it: anyone may if it is live, otherwise only its lister and
     * Admins.
     * @throws {DomainError} NOT_FOUND.
     */
    async getReadableRow(db: Db, viewer: Viewer, id: string): Promise<Row> {
      const row = await getRow(kind, db, id);
      requireReadable(viewer, readableRow(row), sentences.notFound);
      return row;
    },

    /**
     * A listing on which the actor has the permission.
     * @throws {DomainError} NOT_FOUND; FORBIDDEN unless `isAllowed`.
     */
    getAllowed: async (
      db: Db,
      actor: Actor,
      id: string,
      isAllowed: Permission<Summary>,
    ): Promise<Summary> =>
      requireAllowed(sentences, await getSummary(kind, db, id), actor, isAllowed),

    /**
     * The listing that an actor is about to change, locked until the transaction ends.
     * @throws {DomainError} NOT_FOUND; FORBIDDEN unless `isAllowed`.
     */
    lockForChange: async (
      tx: Transaction,
      actor: Actor,
      id: string,
      isAllowed: Permission<Summary>,
    ): Promise<Summary> => requireAllowed(sentences, await lock(kind, tx, id), actor, isAllowed),
  };
}

/** Undefined for an unknown or deleted listing, and for a malformed id. */
async function getSummary<Short, Summary>(
  { repository, summaryOf }: Found<unknown, Short, Summary>,
  db: Db,
  id: string,
): Promise<Summary | undefined> {
  const row = isId(id) ? await repository.findSummary(db, id) : undefined;
  return row && summaryOf(row);
}

/** Also locks it, so that nobody else changes it before the transaction ends. */
async function lock<Short, Summary>(
  { repository, summaryOf }: Found<unknown, Short, Summary>,
  tx: Transaction,
  id: string,
): Promise<Summary | undefined> {
  const row = isId(id) ? await repository.lockSummary(tx, id) : undefined;
  return row && summaryOf(row);
}

/**
 * The row of a listing, as a response shows it.
 * @throws {DomainError} NOT_FOUND, also for a malformed id.
 */
async function getRow<Row>(
  { repository, sentences }: Pick<Found<Row, unknown, unknown>, 'repository' | 'sentences'>,
  db: Db,
  id: string,
): Promise<Row> {
  const row = isId(id) ? await repository.findById(db, id) : undefined;
  if (!row) throw notFound(sentences.notFound);
  return row;
}

/** @throws {DomainError} NOT_FOUND if there is none; FORBIDDEN unless `isAllowed`. */
function requireAllowed<Summary>(
  sentences: Found<unknown, unknown, Summary>['sentences'],
  listing: Summary | undefined,
  actor: Actor,
  isAllowed: Permission<Summary>,
): Summary {
  if (!listing) throw notFound(sentences.notFound);
  if (!isAllowed(actor, listing)) throw forbidden(sentences.notYours);
  return listing;
}

export type ListingFinder<Summary extends ListingSummary> = Pick<
  ReturnType<typeof listingFinder<ReadableRow, unknown, Summary>>,
  'getAllowed' | 'lockForChange'
>;
