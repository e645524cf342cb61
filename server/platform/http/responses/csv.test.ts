import { describe, expect, test } from 'vitest';
import { csvCell, csvLines } from './csv.ts';

describe('a cell', () => {
  test.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['she said "yes"', '"she said ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    [12.5, '12.5'],
    [-3, '-3'],
    [null, ''],
    ['', ''],
    ['+233244123456', '+233244123456'],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  // §2.21/11
  test.each([
    '=1+1',
    '+233244123456*2',
    '+1',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\u200b=1',
    ' =1',
    '\ufeff\u2066＝1',
  ])('never becomes a formula: %j', (value) => {
    expect(csvCell(value).replace(/^"/, '')).toBe(
      `'${value}`.concat(value.includes('\r') ? '"' : ''),
    );
  });
});

test('a file has its headings, then a line for each row of every batch', async () => {
  async function* batches() {
    yield [{ name: 'Ama' }, { name: '=cmd' }];
    yield [{ name: 'Esi' }];
  }
  const columns = [{ heading: 'Name', of: ({ name }: { name: string }) => name }];
  let file = '';
  for await (const part of csvLines(columns, batches())) file += part;
  expect(file).toBe("\uFEFFName\r\nAma\r\n'=cmd\r\nEsi\r\n");
});
