import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const MODULE = `${import.meta.dirname}/read-password.ts`;
const PROGRAM = `import(${JSON.stringify(MODULE)}).then(({ readPassword }) => readPassword()).then(
  (password) => console.log(JSON.stringify({ password })), (error) => console.log(error.message))`;
/** Runs a command in a terminal (util-linux). */
const TERMINAL = '/usr/bin/script';

/** Types each line once its question is on the screen; returns the whole screen. */
async function typeAtTerminal(lines: string[]): Promise<string> {
  const command = `'${process.execPath}' -e '${PROGRAM.replaceAll("'", `'\\''`)}'`;
  const child = spawn(TERMINAL, ['-qec', command, '/dev/null']);
  const left = [...lines];
  let screen = '';
  child.stdout.on('data', (chunk) => {
    screen += chunk;
    if (/: $/.test(screen) && left.length > 0) child.stdin.write(`${left.shift()}\r`);
  });
  await once(child, 'close');
  return screen.replaceAll('\r', '');
}

test('a password from standard input is everything up to the end of its line', async () => {
  const child = spawn(process.execPath, ['-e', PROGRAM]);
  child.stdin.end(' a b\n');
  const [output] = await once(child.stdout, 'data');
  expect(JSON.parse(String(output))).toEqual({ password: ' a b' });
});

const withoutTerminal = process.platform !== 'linux' || !existsSync(TERMINAL);

// §6/39
test('a password typed at a terminal is asked for twice and not shown', {
  skip: withoutTerminal,
}, async () => {
  expect(await typeAtTerminal(['my-secret', 'my-secret'])).toBe(
    'Password: \nThe same again: \n{"password":"my-secret"}\n',
  );
  expect(await typeAtTerminal(['my-secret', 'mine'])).toBe(
    'Password: \nThe same again: \nPasswords do not match\n',
  );
});
