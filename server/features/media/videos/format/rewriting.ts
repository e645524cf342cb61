import { open } from 'node:fs/promises';

/** Bytes of a file from `from` up to but not including `to`. */
export interface Span {
  from: number;
  to: number;
}

/** A file made of another: parts of it in a new order, and a few bytes of our own. */
export interface Rewriting {
  pieces: (Span | Buffer)[];
  /** Parts of the source that become zeros. */
  blanks: Span[];
}

const STEP = 1024 * 1024;

/** Writes what a rewriting makes of `source`, a megabyte at a time. */
export async function rewriteFile(
  source: string,
  target: string,
  { pieces, blanks }: Rewriting,
): Promise<void> {
  const from = await open(source);
  try {
    const to = await open(target, 'wx');
    try {
      const inOrder = blanks.toSorted((a, b) => a.from - b.from);
      for (const piece of pieces) {
        if (Buffer.isBuffer(piece)) await to.writeFile(piece);
        else for await (const bytes of blanked(from, piece, inOrder)) await to.writeFile(bytes);
      }
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

type Handle = Awaited<ReturnType<typeof open>>;

async function* blanked(source: Handle, span: Span, blanks: Span[]): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(Math.min(STEP, span.to - span.from));
  // Overlapping blanks end anywhere, so that only those that begin later can be left out.
  const near = blanks.filter((blank) => blank.to > span.from && blank.from < span.to);
  for (let at = span.from; at < span.to; ) {
    const { bytesRead } = await source.read(buffer, 0, Math.min(STEP, span.to - at), at);
    if (bytesRead === 0) throw new Error('the file became shorter while it was read');
    const bytes = buffer.subarray(0, bytesRead);
    for (const { from, to } of near) {
      if (from >= at + bytesRead) break;
      if (to > at) bytes.fill(0, Math.max(from - at, 0), Math.min(to - at, bytesRead));
    }
    yield bytes;
    at += bytesRead;
  }
}
