import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * Reads a password without exposing it in the list of processes or the shell's history: typed twice and hidden at a
 * terminal, otherwise all of standard input except the final line break.
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
  // The exit code that shells report after Ctrl-C.
  terminal.once('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  try {
    return await terminal.question('');
  } finally {
    process.stderr.write('\n');
    terminal.close();
  }
}
