import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tableQuery, tableRow } from './schema.ts';
import { defineTable } from './table.ts';

const CARGO = defineTable({
  name: 'cargo',
  summary: 'What is on its way',
  row: 'parcel',
  rows: 'parcels',
  none: 'Nothing is on its way.',
  search: { hint: 'Sender', max: 20 },
  columns: {
    _id: { type: 'id' },
    sender: { heading: 'Sender', of: ({ sender }: { sender: { name: string } }) => sender.name },
    weight: { type: 'whole', min: 1, description: 'In grams', heading: 'Weight' },
    worth: { type: 'amount', isNullable: true },
    fragile: { type: 'yes-no' },
    due: { type: 'day', heading: 'Due' },
    way: { type: ['land', 'sea'], heading: 'Way' },
    action: { heading: 'Action' },
  },
  filters: {
    way: { label: 'Way', values: ['land', 'sea'], unchosen: 'land' },
    due: { label: 'Due', type: 'day' },
  },
  orders: { oldest: 'Oldest first' },
});

const Parcel = tableRow(CARGO, { sender: z.object({ name: z.string() }) });
const PARCEL = {
  _id: '0193a000-0000-7000-8000-000000000001',
  sender: { name: 'Ama' },
  weight: 100,
  worth: null,
  fragile: true,
  due: '2026-11-27',
  way: 'sea',
};

describe('the row of a table', () => {
  test('has every typed column and every part, in the order of the columns', () => {
    expect(Object.keys(Parcel.shape)).toEqual(Object.keys(PARCEL));
    expect(Parcel.parse(PARCEL)).toEqual(PARCEL);
    expect(z.toJSONSchema(Parcel).properties?.weight).toMatchObject({ description: 'In grams' });
  });

  test.each([
    { weight: 0 },
    { weight: 1.5 },
    { worth: '4' },
    { fragile: null },
    { due: '2026-02-30' },
    { way: 'air' },
    { sender: null },
  ])('refuses %o', (wrong) => {
    expect(Parcel.safeParse({ ...PARCEL, ...wrong }).success).toBe(false);
  });

  test('gains a column with one more entry', () => {
    const columns = { ...CARGO.columns, town: { type: 'text', heading: 'Town' } } as const;
    const Longer = tableRow({ ...CARGO, columns }, { sender: z.unknown() });
    expect(Longer.safeParse(PARCEL).success).toBe(false);
    expect(Longer.parse({ ...PARCEL, town: 'Tema' }).town).toBe('Tema');
  });
});

describe('the query of a table', () => {
  const query = tableQuery(CARGO);

  test('asks for the first page, with the filters unchosen, when nothing is given', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 20, way: 'land' });
  });

  test('reads filters and orders', () => {
    expect(query.parse({ way: 'sea', due: '2026-11-27', sort: 'oldest', search: ' Ama ' })).toEqual(
      {
        page: 1,
        limit: 20,
        way: 'sea',
        due: '2026-11-27',
        sort: 'oldest',
        search: 'Ama',
      },
    );
  });

  test.each([{ way: 'air' }, { due: 'soon' }, { sort: 'newest' }, { search: 'a'.repeat(21) }])(
    'refuses %o',
    (wrong) => {
      expect(query.safeParse(wrong).success).toBe(false);
    },
  );
});
