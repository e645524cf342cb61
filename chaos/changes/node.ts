import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app.ts';
import { boot } from '#server/boot.ts';
import { readConfig } from '#server/config.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLog } from '#server/platform/log/log.ts';

export interface NodeTask {
  dataDir: string;
  databaseUrl: string;
}

/** A change to make, numbered so that its answer is known. */
export interface Rename {
  call: number;
  id: string;
  name: string;
}

/** A node of the site: it serves on a port, and makes changes when it is told to. It ends when its parent disconnects. */
process.once('message', async ({ dataDir, databaseUrl }: NodeTask) => {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'changes'.repeat(10),
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
  });
  const { platform, close } = await boot(config, createLog(config.logLevel));
  const app = await createApp(platform, { trustProxy: 'loopback' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', async ({ call, id, name }: Rename) => {
    await inTransaction(platform.db, async (tx) => {
      await tx.updateTable('listings').set({ name }).where('id', '=', id).execute();
      await announceListings(tx, [{ kind: 'property', id }]);
    });
    // As every call that changes something (own-changes.ts).
    await platform.responses.catchUp();
    process.send?.(call);
  });
  process.once('disconnect', async () => {
    await app.close();
    await close();
  });
  process.send?.((app.server.address() as AddressInfo).port);
});
