import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { filesBelow } from './files.ts';
import { MANIFEST } from './manifest.ts';

/** Checksums of all other files, in the format of `sha256sum --check`. */
export const CHECKSUMS = 'SHA256SUMS';

/** SHA-256, by path below the folder ("media/private/…"). */
export type Checksums = Map<string, string>;

/** Writes a new file, flushed, and returns its size and its checksum. */
export async function writeChecked(
  file: string,
  open: () => Readable | Promise<Readable>,
): Promise<{ bytes: number; sha256: string }> {
  await mkdir(path.dirname(file), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const source = await open();
  const target = createWriteStream(file, { flags: 'wx', flush: true });
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    target,
  ).catch(async (error: unknown) => {
    // A file still being opened would otherwise be created after the failure.
    if (!target.closed) await new Promise<void>((resolve) => target.once('close', () => resolve()));
    throw error;
  });
  return { bytes, sha256: hash.digest('hex') };
}

export const formatChecksums = (sums: Checksums): string =>
  [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, sum]) => `${sum}  ${name}\n`)
    .join('');

export async function readChecksums(folder: string): Promise<Checksums> {
  const lines = (await readFile(path.join(folder, CHECKSUMS), 'utf8')).split('\n');
  const sums: Checksums = new Map();
  for (const line of lines) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum && name) sums.set(name, sum);
  }
  return sums;
}

export const sha256Of = async (content: Readable | string): Promise<string> => {
  const hash = createHash('sha256');
  if (typeof content === 'string') hash.update(content);
  else for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
};

/** Reads every file of a folder; reports missing, changed and unlisted ones, as sentences. */
export async function findDamage(folder: string, sums: Checksums): Promise<string[]> {
  const damage: string[] = [];
  for (const [name, sum] of sums) {
    const found = await sha256Of(createReadStream(path.join(folder, name))).catch(
      (error: NodeJS.ErrnoException) => error.code ?? 'unreadable',
    );
    if (found === 'ENOENT') damage.push(`${name} is missing`);
    else if (found !== sum) damage.push(`${name} is damaged`);
  }
  for await (const file of filesBelow(folder)) {
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (!sums.has(name) && name !== CHECKSUMS && name !== MANIFEST) {
      damage.push(`${name} is not listed`);
    }
  }
  return damage;
}
