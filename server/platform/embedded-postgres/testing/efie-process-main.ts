import { startEmbeddedPostgres } from '../index.ts';
import type { Report } from './efie-process.ts';

const [dir = ''] = process.argv.slice(2);
const report = (message: Report) => process.send?.(message);

// Like an app that is still draining: Ctrl-C alone does not end it.
process.on('SIGINT', () => {});

try {
  const { pid, connection, stop } = await startEmbeddedPostgres({
    dir,
    settings: { fsync: 'off' },
    // Tests kill PostgreSQL and its connections on purpose, so its fatal messages are expected.
    log: { info() {}, warn: (line) => void (line.includes(' FATAL: ') || console.warn(line)) },
  });
  report({ ready: { pid, connection } });
  process.once('message', async () => {
    await stop();
    process.disconnect();
  });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  report({ refused: { name: error.name, message: error.message } });
  process.disconnect();
}
