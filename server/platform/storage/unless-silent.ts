import { Readable } from 'node:stream';
import { StorageUnavailableError } from './errors.ts';

/** Passes content on, and fails once a reader has waited `ms` for its next bytes. */
export function unlessSilent(content: Readable, ms: number): Readable {
  return Readable.from(chunksOf(content, ms), { objectMode: false });
}

async function* chunksOf(content: Readable, ms: number): AsyncGenerator<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      content.destroy(new StorageUnavailableError(`the store was silent for ${ms} ms`));
    }, ms);
  };
  try {
    wait();
    for await (const chunk of content) {
      clearTimeout(timer);
      yield chunk;
      wait();
    }
  } finally {
    clearTimeout(timer);
  }
}
