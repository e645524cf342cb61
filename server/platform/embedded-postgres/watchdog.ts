import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseClient } from '../database/client.ts';
import type { Server } from './server.ts';

/** Interval of the probes, and the timeout of a response, in milliseconds. */
const PROBE_MS = 5_000;

/** This many misses in a row, about 30 to 60 s, mean that it no longer serves. */
const MISSES = 6;

/**
 * Probes PostgreSQL for a connection, and ends it when it lives but gives none any more: when it is silent, or reports
 * that it is shutting down, for longer than any shutdown takes. A server that starts or recovers is at work, however
 * long that takes. Counts probes instead of time: a machine that slept has missed nothing.
 */
export async function endOnceSilent(
  server: Server,
  superuser: pg.ClientConfig,
  {
    probeMs = PROBE_MS,
    log,
  }: { probeMs?: number | undefined; log: { warn(message: string): void } },
): Promise<void> {
  for (let misses = 0; misses < MISSES; ) {
    await sleep(probeMs, undefined, { ref: false });
    if (server.isOver) return;
    misses = (await isServing(superuser, probeMs)) ? 0 : misses + 1;
  }
  if (server.isOver) return;
  log.warn(`PostgreSQL (process ${server.pid}) takes no connections any more. It is ended.`);
  await server.end();
}

async function isServing(superuser: pg.ClientConfig, timeoutMs: number): Promise<boolean> {
  const client = new DatabaseClient({
    ...superuser,
    application_name: 'efie watchdog',
    connectionTimeoutMillis: timeoutMs,
  });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // A server that refuses us is alive, whether it is full, starting or recovering.
    return error instanceof pg.DatabaseError && !error.message.includes('is shutting down');
  } finally {
    client.end().catch(() => {});
  }
}
