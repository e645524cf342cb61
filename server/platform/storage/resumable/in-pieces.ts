import { open, rm } from 'node:fs/promises';

/**
 * Cuts what comes into pieces of `bytes`, the last of them smaller, and hands on one at a time. A piece waits in a
 * file, not in memory, until it is whole: senders may be slow and many.
 */
export async function inPieces(
  source: AsyncIterable<Buffer>,
  { bytes, file }: { bytes: number; file: string },
  use: (piece: Buffer) => Promise<void>,
): Promise<void> {
  const handle = await open(file, 'wx+');
  let length = 0;
  const handOn = async () => {
    const piece = Buffer.allocUnsafe(length);
    await handle.read(piece, 0, length, 0);
    await handle.truncate();
    length = 0;
    await use(piece);
  };
  try {
    for await (const chunk of source) {
      for (let start = 0; start < chunk.length; ) {
        const part = chunk.subarray(start, start + bytes - length);
        await handle.write(part, 0, part.length, length);
        length += part.length;
        start += part.length;
        if (length === bytes) await handOn();
      }
    }
    if (length > 0) await handOn();
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}
