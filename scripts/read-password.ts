import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * A password that is neither in the list of processes nor in the shell's history: asked for twice and not shown where
 * someone types, else everything on standard input but the line's end.
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const password = await ask('Password: ');
  if ((await ask('The same again: ')) !== password) throw new Error('Passwords do not match');
  return password;
}

async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // As the shell reports what Ctrl-C ended.
  terminal.once('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  try {
    return await terminal.question('');
  } finally {
    process.stderr.write('\n');
    terminal.close();
  }
}
