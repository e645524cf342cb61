import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HydratedApart } from './hydrated-apart.tsx';

it('stands in its place on the page, though the server renders it later', async () => {
  const html = await rendered(
    <main>
      <h1>Cars</h1>
      <HydratedApart>
        <ul />
      </HydratedApart>
      <HydratedApart>
        <form />
      </HydratedApart>
    </main>,
  );
  expect(html.replaceAll(/<!--.*?-->/g, '')).toBe(
    '<main><h1>Cars</h1><ul></ul><form></form></main>',
  );
});

it('leaves turns of the event loop to others between its parts', async () => {
  let [turn, isOver] = [0, false];
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const turns: number[] = [];
  const note = () => turns.push(turn);
  await rendered(
    [1, 2, 3].map((key) => (
      <HydratedApart key={key}>
        <Noted note={note} />
      </HydratedApart>
    )),
  );
  isOver = true;
  expect(new Set(turns).size).toBe(3);
});

function Noted({ note }: { note(): void }) {
  note();
  return null;
}

function rendered(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
