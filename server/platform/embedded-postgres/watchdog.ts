import pg from 'pg';
import { DatabaseClient } from '../database/client.ts';

/** How often it is asked for a connection, and how long a response may take, in milliseconds. */
const PROBE_MS = 5_000;

/** So many times in a row without one, some 30 to 60 s, and it does not serve any more. */
const MISSES = 6;

export interface Watchdog {
  stop(): void;
}

/**
 * Asks PostgreSQL for a connection every now and then, and tells once when it lives and gives none any more: when it says
 * nothing, or that it shuts down, for longer than any shutdown takes. One that starts or recovers is at work, however
 * long that takes. Probes are counted rather than time: a machine that slept has missed nothing.
 */
export function watchConnections(
  superuser: pg.ClientConfig,
  { probeMs = PROBE_MS }: { probeMs?: number | undefined },
  onSilent: () => void,
): Watchdog {
  let misses = 0;
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const probe = async () => {
    misses = (await isServing(superuser, probeMs)) ? 0 : misses + 1;
    if (isStopped) return;
    if (misses === MISSES) onSilent();
    else again();
  };
  const again = () => {
    timer = setTimeout(probe, probeMs).unref();
  };
  again();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
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
    // A server that refuses us lives, be it that it is full, starts or recovers.
    return error instanceof pg.DatabaseError && !error.message.includes('is shutting down');
  } finally {
    client.end().catch(() => {});
  }
}
