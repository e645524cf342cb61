import { expect, test } from 'vitest';
import { defineTable } from '#domain/tables/table.ts';
import { columnValues } from '../../database/column-values.ts';
import { csvLines } from '../responses/csv.ts';
import { fileColumns } from './admin-table.ts';

const CARGO = defineTable({
  name: 'cargo',
  summary: 'What is on its way',
  row: 'parcel',
  rows: 'parcels',
  none: 'Nothing is on its way.',
  search: { hint: 'Sender' },
  columns: {
    _id: { type: 'id', file: 'Id' },
    sender: { heading: 'Sender', of: ({ sender }: { sender: { name: string } }) => sender.name },
    sentAt: { type: 'instant', heading: 'Sent' },
    worth: { type: 'amount', isNullable: true, heading: 'Worth', file: 'Worth (GHS)' },
    note: { type: 'text', heading: 'Note', file: false },
    place: { type: 'text' },
    action: { heading: 'Action' },
  },
  filters: {},
  orders: {},
});

const stored = {
  id: '1',
  sent_at: new Date('2026-11-27T10:00:00Z'),
  worth_pesewas: 1250,
  note: 'With care',
  is_light: true,
};

async function fileOf(table: Parameters<typeof fileColumns>[0], row: object): Promise<string> {
  const lines = csvLines(
    fileColumns(table),
    (async function* () {
      yield [row as never];
    })(),
  );
  let text = '';
  for await (const line of lines) text += line;
  return text.replace('\uFEFF', '');
}

test('a database row’s values are read under the names of their columns', () => {
  expect(columnValues(CARGO)(stored)).toEqual({
    _id: '1',
    sentAt: '2026-11-27T10:00:00.000Z',
    worth: 12.5,
    note: 'With care',
  });
  expect(columnValues(CARGO)({ id: '1', worth_pesewas: null })).toEqual({ _id: '1', worth: null });
});

test('the file has each column that has a heading, with its values', async () => {
  const row = { ...columnValues(CARGO)(stored), sender: { name: 'Ama' } };
  expect(await fileOf(CARGO, row)).toBe(
    'Id,Sender,Sent,Worth (GHS)\r\n1,Ama,2026-11-27T10:00:00.000Z,12.5\r\n',
  );
});

test('one more column takes just one more entry to be read and in the file', async () => {
  const columns = { ...CARGO.columns, isLight: { type: 'yes-no', heading: 'Light' } } as const;
  const longer = { ...CARGO, columns };
  const row = { ...columnValues(longer)(stored), sender: { name: 'Ama' } };
  expect(row.isLight).toBe(true);
  expect(await fileOf(longer, row)).toBe(
    'Id,Sender,Sent,Worth (GHS),Light\r\n1,Ama,2026-11-27T10:00:00.000Z,12.5,yes\r\n',
  );
});
