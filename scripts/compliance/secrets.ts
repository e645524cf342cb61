import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** Larger files are not scanned: a person did not write them, and a key in one was hidden on purpose. */
const MAX_BYTES = 1024 * 1024;

/** The placeholder for passwords in docs and deploy. */
const PLACEHOLDER = /LONG-AND-RANDOM(-\d)?(?=@)/g;

const GIT_OUTPUT = { maxBuffer: 256 * 1024 * 1024 };

interface Text {
  /** A path, or a path with the id of a blob. */
  name: string;
  content: string;
}

/** `npm run secrets [-- --history]`: searches the files, or everything ever committed, for keys and passwords; exits with 1 when it finds any. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { history: { type: 'boolean', default: false } } });
  let looked = 0;
  let found = 0;
  for await (const text of values.history ? everCommitted() : presentFiles()) {
    looked += 1;
    for (const line of await secretsIn(text)) {
      found += 1;
      process.stderr.write(`${line}\n`);
    }
  }
  process.stdout.write(`${looked} texts, ${found} secrets\n`);
  process.exitCode = found > 0 || looked === 0 ? 1 : 0;
}

/** Finds what looks like a secret, one line each, without repeating the secret itself. */
export async function secretsIn({ name, content }: Text): Promise<string[]> {
  const { messages } = await lintSource({
    source: {
      content: content.replace(PLACEHOLDER, '$PASSWORD'),
      filePath: name,
      ext: path.extname(name),
      contentType: 'text',
    },
    options: {
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
      maskSecrets: true,
    },
  });
  return messages.map(({ loc, message }) => `${name}:${loc.start.line} ${message}`);
}

/** Files that git tracks or would add. */
async function* presentFiles(): AsyncGenerator<Text> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', args, GIT_OUTPUT);
  for (const name of stdout.split('\0').filter(Boolean)) {
    const content = await readFile(name).catch(() => Buffer.alloc(0));
    if (isText(content)) yield { name, content: content.toString('utf8') };
  }
}

/** Every version of every file, once. */
async function* everCommitted(): AsyncGenerator<Text> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['rev-list', '--objects', '--all'],
    GIT_OUTPUT,
  );
  const objects = stdout.split('\n').flatMap((line) => {
    const [, id, name] = /^(\w+) (.+)$/.exec(line) ?? [];
    return id && name ? [{ id, name }] : [];
  });
  const names = new Map(objects.map(({ id, name }) => [id, name]));
  const git = spawn('git', ['cat-file', '--batch', '--buffer'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  git.stdin.end(`${[...names.keys()].join('\n')}\n`);
  let rest = Buffer.alloc(0);
  for await (const chunk of git.stdout) {
    rest = Buffer.concat([rest, chunk]);
    for (let next = takeObject(rest); next; next = takeObject(rest)) {
      rest = next.rest;
      const name = names.get(next.id);
      if (next.type !== 'blob' || !name || !isText(next.content)) continue;
      yield { name: `${name}@${next.id.slice(0, 8)}`, content: next.content.toString('utf8') };
    }
  }
}

/** Returns the first object in the output of `git cat-file --batch` once it is complete. */
function takeObject(buffer: Buffer<ArrayBuffer>) {
  const end = buffer.indexOf('\n');
  const [id = '', type = '', size = ''] = buffer.toString('latin1', 0, Math.max(0, end)).split(' ');
  const start = end + 1;
  const stop = start + Number(size);
  if (end < 0 || size === '' || buffer.length < stop + 1) return undefined;
  return { id, type, content: buffer.subarray(start, stop), rest: buffer.subarray(stop + 1) };
}

const isText = (content: Buffer): boolean =>
  content.length > 0 && content.length < MAX_BYTES && !content.includes(0);

if (import.meta.main) await main();
