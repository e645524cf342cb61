import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { OUT_OF_FILES } from '#server/platform/open-files.ts';
import { spawnServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

/** The open-file limit of the process. */
const LIMIT = 200;

/** Next to other test suites the process is late with its check of every second. */
const PATIENCE = { timeout: 80_000 };

// §8/78
test('a start with too few files and connections ends with advice', async () => {
  const server = spawnServerProcess(efie, {
    shell: 'ulimit -n 80; exec "$@"',
    env: { LOG_LEVEL: 'info' },
  });
  expect(await server.ended()).toBe(1);
  expect(server.lines().at(-1)?.msg).toMatch(/may open only 80 files and connections.*LimitNOFILE/);
});

// §8/78
test('a process that runs out of files says so and does not blame the database', async () => {
  const server = await startServerProcess(efie, {
    shell: `ulimit -n ${LIMIT}; exec "$@"`,
    env: { LOG_LEVEL: 'warn' },
  });
  const sockets: Socket[] = [];
  let isOver = false;
  onTestFinished(async () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    await server.kill();
  });
  const open = () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    return socket;
  };
  const opened = async () => (await readdir(`/proc/${server.pid}/fd`)).length;
  const said = (text: string) => server.lines().filter(({ msg }) => `${msg}`.startsWith(text));
  expect(said(`Efie may open only ${LIMIT} files and connections`)).toHaveLength(1);

  const callers = Array.from({ length: 10 }, open);
  await Promise.all(callers.map((socket) => once(socket, 'connect')));
  const responses = callers.map((socket) => once(socket.setEncoding('utf8'), 'data').then(String));
  // Whenever it closes a connection, a new one takes its place.
  const filling = (async () => {
    for (; !isOver; await sleep(10)) while ((await opened()) < LIMIT) await once(open(), 'connect');
  })();
  await expect.poll(() => said(OUT_OF_FILES), PATIENCE).not.toEqual([]);

  // Each call needs its own connection.
  const gate = await efie.connection.pool.connect();
  await gate.query('begin; lock table listings');
  for (const [n, socket] of callers.entries()) {
    socket.write(
      `GET /api/properties/${n}0000000-0000-4000-8000-000000000000 HTTP/1.1\r\nhost: efie.test\r\n\r\n`,
    );
  }
  expect(await Promise.race(responses)).toMatch(/^HTTP\/1.1 503 /);
  await expect
    .poll(() => said(OUT_OF_FILES).filter(({ requestId }) => requestId), PATIENCE)
    .not.toEqual([]);
  await gate.query('rollback');
  gate.release();
  isOver = true;
  await filling;
  expect(said('the database is away')).toEqual([]);
}, 240_000);
