import { createLog } from '../../log/log.ts';
import { type JobSpec, runJobs } from '../jobs.ts';

/**
 * A process that runs jobs named 'held', on the database of the given settings: it reports those it begins, and ends
 * each when told.
 */
const finish = new Map<string, () => void>();

const held: JobSpec<{ what: string }> = {
  name: 'held',
  maxAttempts: 3,
  async run({ what }) {
    const finished = new Promise<void>((resolve) => finish.set(what, resolve));
    process.send?.({ began: what });
    await finished;
  },
};

const runner = await runJobs(
  JSON.parse(process.argv[2] ?? '{}'),
  [{ specs: [held], concurrency: 2 }],
  createLog('silent'),
);

process.on('message', async (message: { finish: string } | 'stop') => {
  if (message !== 'stop') return finish.get(message.finish)?.();
  await runner.stop();
  process.send?.('stopped', () => process.exit(0));
});
process.send?.('ready');
