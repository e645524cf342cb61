import path from 'node:path';
import { demoLogins, startDemo } from '../demo/start.ts';
import type { Config } from './config.ts';
import type { WebBuild } from './platform/http/pages.ts';
import { announce } from './platform/log/log.ts';
import { serve } from './serve.ts';

/** The build stands in build/server; what it serves and loads stands beside it and above. */
const BUILD_DIR = path.resolve(import.meta.dirname, '..');
const DEMO_DIR = path.resolve(import.meta.dirname, '../../demo');

await serve({
  web: {
    loadBuild: () => import('virtual:react-router/server-build') as unknown as Promise<WebBuild>,
    mode: 'production',
    buildDir: BUILD_DIR,
  },
  async load(platform, { demoData }, signal) {
    await startDemo(platform, { load: demoData, mediaDir: DEMO_DIR, signal });
  },
  onListening: announceStart,
});

function announceStart({ appUrl, demoData }: Config): void {
  announce({ msg: `Efie is at ${appUrl}`, appUrl }, `\nEfie is at ${appUrl}`);
  const logins = demoLogins(demoData, appUrl);
  if (!logins) return;
  const { title, accounts, warning } = logins;
  const lines = accounts.map(({ role, email }) => `  ${role.padEnd(15)} ${email}`);
  announce({ msg: title, accounts, warning }, [title, ...lines, warning, ''].join('\n'));
}
