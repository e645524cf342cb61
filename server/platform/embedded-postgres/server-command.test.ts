import { expect, test } from 'vitest';
import { parseServerCommand, serverArguments } from './server-command.ts';

test('reads back what it wrote, including spaces', () => {
  const program = '/My Apps/efie/bin/postgres';
  const args = serverArguments('/home/ama/My Data -c x', '/tmp/efie', { fsync: 'off' });
  expect(parseServerCommand(program, [program, ...args].join(' '))).toEqual({
    dir: '/home/ama/My Data -c x',
    startedBy: process.pid,
  });
});

test.each([
  [
    '/usr/lib/postgresql/17/bin/postgres -D /var/lib/postgresql/17/main -c x=y',
    '/var/lib/postgresql/17/main',
  ],
  ['postgres', undefined],
])('recognises a PostgreSQL that is not ours: %s', (command, dir) => {
  const [program = ''] = command.split(' ');
  expect(parseServerCommand(program, command)).toEqual({ dir, startedBy: undefined });
});

test.each([
  ['postgres: checkpointer', 'postgres: checkpointer '],
  ['/usr/bin/node', '/usr/bin/node /x/postgres -D /data -c efie.started_by=1'],
  ['', ''],
])('does not mistake another process for a server: %s', (program, command) => {
  expect(parseServerCommand(program, command)).toBeUndefined();
});
