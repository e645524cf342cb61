import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rewriting, rewriteFile } from './rewriting.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'efie-rewriting-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function rewritten(content: Buffer, rewriting: Rewriting): Promise<Buffer> {
  files += 1;
  const source = path.join(folder, String(files));
  await writeFile(source, content);
  await rewriteFile(source, `${source}.made`, rewriting);
  return readFile(`${source}.made`);
}

test('blanks can overlap, end anywhere, and lie in pieces of any order', async () => {
  const made = await rewritten(Buffer.from('abcdefghijklmnop'), {
    pieces: [{ from: 8, to: 16 }, Buffer.from('-'), { from: 0, to: 8 }],
    blanks: [
      { from: 14, to: 15 },
      { from: 1, to: 10 },
      { from: 2, to: 3 },
      { from: 9, to: 11 },
    ],
  });
  expect(made.toString('latin1').replaceAll('\0', '.')).toBe('...lmn.p-a.......');
});

test('a blank continues from one megabyte of a piece into the next', async () => {
  const content = Buffer.alloc(3 * 1024 * 1024, 'x');
  const from = 1024 * 1024 - 10;
  const to = 2 * 1024 * 1024 + 10;
  const blanks = [{ from, to }];
  const made = await rewritten(content, { pieces: [{ from: 0, to: content.length }], blanks });
  expect(made.equals(Buffer.from(content).fill(0, from, to))).toBe(true);
});

test('a file with as many pieces and blanks as allowed takes seconds, not minutes', async () => {
  const content = Buffer.alloc(1_000_000, 'x');
  const every = (step: number, length: number) =>
    Array.from({ length: content.length / step }, (_, index) => ({
      from: index * step,
      to: index * step + length,
    }));
  const made = await rewritten(content, { pieces: every(100, 100), blanks: every(2, 1) });
  expect(made.equals(Buffer.alloc(content.length, '\0x'))).toBe(true);
}, 10_000);
