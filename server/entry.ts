import { isMainThread } from 'node:worker_threads';
import { engines } from '../package.json' with { type: 'json' };
import type { WebBuild } from './platform/rendering/web-build.ts';

/** Entry point of the built product: of its process, and of the thread in it that renders pages. */
if (isMainThread) {
  requireNode();
  const { main } = await import('./main.ts');
  await main(import.meta.filename);
} else {
  const { renderForMainThread } = await import('./platform/rendering/thread.ts');
  const build = await import('virtual:react-router/server-build');
  renderForMainThread(build as unknown as WebBuild);
}

/** Ends the process with a sentence if Node is older than package.json requires, before loading code that it could not run. */
function requireNode(): void {
  const needed = engines.node.replace('>=', '');
  const { node } = process.versions;
  if (node.localeCompare(needed, 'en', { numeric: true }) >= 0) return;
  process.stderr.write(
    `Efie needs Node ${needed} or newer, and this is ${node}. Install one from https://nodejs.org, or run npm start, which brings its own.\n`,
  );
  process.exit(1);
}
