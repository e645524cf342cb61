import path from 'node:path';
import { demoLogins, startDemo } from '../demo/start.ts';
import type { Config } from './config.ts';
import { announce } from './platform/log/log.ts';
import { RenderingThread } from './platform/rendering/render-in-thread.ts';
import { serve } from './serve.ts';

/**
 * Serves until told to stop.
 * @param entry the file of the build in which this thread, and the one that renders pages, begin (entry.ts). It is in
 * build/server; everything served and loaded is beside that folder and above.
 */
export async function main(entry: string): Promise<void> {
  const buildDir = path.resolve(path.dirname(entry), '..');
  await serve({
    module: entry,
    web: {
      mode: 'production',
      startRenderer: (options) => new RenderingThread(entry, options),
      buildDir,
    },
    async load(platform, { demoData }, signal) {
      const mediaDir = path.resolve(buildDir, '../demo');
      await startDemo(platform, { load: demoData, mediaDir, signal });
    },
    onListening: announceStart,
  });
}

function announceStart({ appUrl, demoData }: Config): void {
  announce({ msg: `Efie is at ${appUrl}`, appUrl }, `\nEfie is at ${appUrl}`);
  const logins = demoLogins(demoData, appUrl);
  if (!logins) return;
  const { title, accounts, warning } = logins;
  const lines = accounts.map(({ role, email }) => `  ${role.padEnd(15)} ${email}`);
  announce({ msg: title, accounts, warning }, [title, ...lines, warning, ''].join('\n'));
}
