import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  // The build script builds beside and swaps (scripts/build.ts).
  buildDirectory: process.env.EFIE_BUILD_DIR ?? 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
