import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COMMENTS_TABLE } from '#domain/comments/comments-table.ts';
import { TableBody } from './table-body.tsx';
import { optionsOf, ordersOf, tableScreen } from './table-screen.ts';

const COMMENT = {
  _id: '1',
  propertyName: 'Palm Court',
  userName: 'Ama Mensah',
  comment: 'Quiet',
  rating: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
};

/** The headings of the screen of a table of comments, and the texts of a row. */
function shown(columns: Partial<typeof COMMENTS_TABLE.columns>) {
  const screen = tableScreen(
    { ...COMMENTS_TABLE, columns: { ...COMMENTS_TABLE.columns, ...columns } },
    {
      nameOf: ({ userName }) => userName,
      cells: { author: ({ userName }) => <b>{userName}</b>, about: () => 'A home' },
    },
  );
  const html = renderToStaticMarkup(
    <TableBody
      of={screen}
      rows={[COMMENT as never]}
      ticked={undefined}
      onTick={() => {}}
      isOld={false}
    />,
  );
  const textsOf = (tag: RegExp) => [...html.matchAll(tag)].map(([, text]) => text);
  return {
    headings: textsOf(/<th scope="col"[^>]*>([^<]*)/g),
    cells: textsOf(/<span class="min-w-0[^"]*">(.*?)<\/span>/g),
    name: textsOf(/<th scope="row"[^>]*>([^<]*)/g),
  };
}

test('the screen has every column with a heading, as text unless it has a cell of its own', () => {
  expect(shown({})).toEqual({
    headings: ['Comment', 'Who', 'About', 'Stars', 'When'],
    name: ['Quiet'],
    cells: ['<b>Ama Mensah</b>', 'A home', '–', 'Sat 21 Nov 2026, 10:00'],
  });
});

test('one more entry adds one more column', () => {
  const updatedAt = { type: 'instant', heading: 'Edited' } as const;
  const { headings, cells } = shown({ updatedAt });
  expect(headings).toEqual(['Comment', 'Who', 'About', 'Stars', 'When', 'Edited']);
  expect(cells.at(-1)).toBe('Sun 22 Nov 2026, 10:00');
});

test('a filter offers its values in order, except the one that applies unless another is chosen', () => {
  const { rating } = COMMENTS_TABLE.filters;
  expect(optionsOf(rating).map(({ label }) => label)).toEqual([
    '5 stars',
    '4 stars',
    '3 stars',
    '2 stars',
    '1 star',
    'Without stars',
  ]);
  const kinds = { label: 'Kind', values: ['a', 'b'], labels: { b: 'Two' }, unchosen: 'a' };
  expect(optionsOf(kinds)).toEqual([{ value: 'b', label: 'Two' }]);
});

test('orders are offered besides the newest first', () => {
  expect(ordersOf({ orders: { newest: 'Newest first', oldest: 'Oldest first' } })).toEqual([
    { value: 'oldest', label: 'Oldest first' },
  ]);
});
