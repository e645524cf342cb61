import { open } from 'node:fs/promises';

/** Bytes of a file from `from` up to but not including `to`. */
export interface Span {
  from: number;
  to: number;
}

/** A file made from another: parts of it in a new order, and a few bytes of our own. */
export interface Rewriting {
  pieces: (Span | Buffer)[];
  /** Parts of the source that become zeros. */
  blanks: Span[];
}

const STEP = 1024 * 1024;

/** Writes the rewritten `source`, a megabyte at a time. */
export async function rewriteFile(
  source: string,
  target: string,
  { pieces, blanks }: Rewriting,
): Promise<void> {
  const from = await open(source);
  try {
    const to = await open(target, 'wx');
    try {
      const inOrder = disjoint(blanks);
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

/** Merges spans into ordered ones that do not touch. */
function disjoint(spans: Span[]): Span[] {
  const made: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = made.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else made.push({ from, to });
  }
  return made;
}

/**
 * The index of the first of ordered spans that ends after a place; a binary search, because a file
 * has many pieces.
 */
function firstBehind(spans: Span[], place: number): number {
  let low = 0;
  for (let high = spans.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.to ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

async function* blanked(source: Handle, span: Span, blanks: Span[]): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(Math.min(STEP, span.to - span.from));
  let next = firstBehind(blanks, span.from);
  for (let at = span.from; at < span.to; ) {
    const { bytesRead } = await source.read(buffer, 0, Math.min(STEP, span.to - at), at);
    if (bytesRead === 0) throw new Error('the file became shorter while it was read');
    const bytes = buffer.subarray(0, bytesRead);
    for (let blank = blanks[next]; blank && blank.from < at + bytesRead; blank = blanks[next]) {
      bytes.fill(0, Math.max(blank.from - at, 0), Math.min(blank.to - at, bytesRead));
      if (blank.to > at + bytesRead) break;
      next += 1;
    }
    yield bytes;
    at += bytesRead;
  }
}
