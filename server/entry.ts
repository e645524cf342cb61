import { isMainThread } from 'node:worker_threads';
import type { WebBuild } from './platform/rendering/web-build.ts';

/** Where the built product begins: its process, and in it the thread that renders pages. */
if (isMainThread) {
  const { main } = await import('./main.ts');
  await main(import.meta.filename);
} else {
  const { renderForMainThread } = await import('./platform/rendering/thread.ts');
  const build = await import('virtual:react-router/server-build');
  renderForMainThread(build as unknown as WebBuild);
}
