import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { pinOf } from '#domain/places/pin.ts';
import type { Database } from '#server/platform/database/database.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../search');

interface Listing {
  id: string;
  kind: ListingKind;
  fields: Record<string, string | number>;
  facts: Record<string, unknown>;
}

/** A query as people type it, and the listings that answer it (search/README.md). */
export interface JudgedQuery {
  query: string;
  group: string;
  held: boolean;
  want: { kind?: ListingKind };
  /** 1 to 3, by the ids of the corpus. */
  grades: Record<string, number>;
}

export const readJudged = (): Promise<JudgedQuery[]> => readLines('judged.jsonl');

export const readCorpus = (): Promise<Listing[]> => readLines('corpus.jsonl');

/** What the text of a listing of the corpus states, judged by hand (search/README.md). */
export interface JudgedDetails {
  id: string;
  held?: true;
  says: Record<string, unknown>;
}

export const readJudgedDetails = (): Promise<JudgedDetails[]> => readLines('details.jsonl');

async function readLines<T>(file: string): Promise<T[]> {
  const text = await readFile(path.join(FOLDER, file), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Lists the corpus; returns its ids by those of the database. */
export async function listCorpus(db: Database, listerId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [nth, listing] of (await readCorpus()).entries()) {
    const id = uuid();
    ids.set(id, listing.id);
    const created_at = new Date(Date.UTC(2026, 9, 1) + nth * 3_600_000);
    const row = { id, lister_id: listerId, created_at, ...rowOf(listing) };
    await db
      .insertInto('listings')
      .values(row as never)
      .execute();
  }
  return ids;
}

function rowOf({ kind, fields, facts }: Listing) {
  const { price, ...others } = fields;
  const shared = {
    kind,
    facts: JSON.stringify(facts),
    price_pesewas: Number(price) * 100,
    ...pinOf(fields as never),
  };
  if (kind === 'car') {
    const { cityOrTown, carType, fuelType, registrationNumber, ...rest } = others;
    return {
      ...shared,
      ...rest,
      ...CONTACTS,
      city_or_town: cityOrTown,
      car_type: carType,
      fuel_type: fuelType,
      registration_number: registrationNumber ?? '',
    };
  }
  const { propertyType, rentalType, saleType, shortStayType, ...rest } = others;
  return {
    ...shared,
    ...rest,
    property_type: propertyType,
    subtype: rentalType ?? saleType ?? shortStayType,
  };
}

const CONTACTS = {
  user_name: 'Ama Mensah',
  user_email: 'ama@efie.test',
  phone: '0244123456',
  available_from: '2026-12-01T00:00:00Z',
  driver_name: 'Yaw Boateng',
  driver_email: 'yaw@efie.test',
  driver_contact: '+233201112222',
};
