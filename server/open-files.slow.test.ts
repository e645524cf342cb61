import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { spawnServerProcess, startServerProcess } from './testing/server-process.ts';
import { bootTestApp } from './testing/test-app.ts';

const efie = bootTestApp();

test('a start with too few files and connections ends with what to do', async () => {
  const server = spawnServerProcess(efie, {
    shell: 'ulimit -n 80; exec "$@"',
    env: { LOG_LEVEL: 'info' },
  });
  expect(await server.ended()).toBe(1);
  expect(server.lines().at(-1)?.msg).toMatch(/may open only 80 files and connections.*LimitNOFILE/);
});

test('a process that has none left says so, and not that the database is away', async () => {
  const server = await startServerProcess(efie, {
    shell: 'ulimit -n 200; exec "$@"',
    env: { LOG_LEVEL: 'warn' },
  });
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await server.kill();
  });
  expect(server.lines()[0]?.msg).toMatch(/may open only 200 files and connections/);

  const callers = [];
  for (let n = 0; n < 10; n += 1) callers.push(await open());
  for (let n = 0; n < 200; n += 1) await open();
  // Each call needs a connection of its own.
  const gate = await efie.connection.pool.connect();
  await gate.query('begin; lock table properties');
  for (const [n, socket] of callers.entries()) {
    socket.write(`GET /api/properties?search=${n} HTTP/1.1\r\nhost: efie.test\r\n\r\n`);
  }
  const said = () => server.lines().map(({ msg }) => msg);
  await expect
    .poll(said, { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/^no more files and connections can be opened/));
  expect(said()).not.toContain('the database is away');
  await gate.query('rollback');
  gate.release();
});
