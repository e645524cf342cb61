import { EventEmitter } from 'node:events';
import { createLog } from '../../log/log.ts';
import { startWorkerLiveness } from '../worker-liveness.ts';

/** A process that starts many worker pools at once, named by its arguments after the settings. */
const [settings = '{}', ...pools] = process.argv.slice(2);
const presence = await startWorkerLiveness(JSON.parse(settings), {
  log: createLog('silent'),
  oldestPendingMs: () => 0,
});
const events = new EventEmitter();
presence.watch(events);
for (const id of pools) events.emit('pool:create', { workerPool: { id } });
process.once('message', async () => {
  await presence.end(1_000);
  process.disconnect();
});
