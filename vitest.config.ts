import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGUMENTS } from './e2e/testing/process/chromium-arguments.ts';
import { findChromium } from './scripts/chromium.ts';
import { pagesPlugin } from './web/testing/pages-plugin.ts';

// Modules are read once for all files, which halves the work: so no file may leave anything behind in them.
const shared = {
  env: { TZ: 'UTC' },
  unstubEnvs: true,
  unstubGlobals: true,
  restoreMocks: true,
  isolate: false,
};

const ENDPOINTS = '{server,scripts,chaos,fuzz}/**/*.test.ts';
const COMPONENTS = 'web/**/*.browser.test.{ts,tsx}';
const SLOW = '{server,scripts,fuzz}/**/*.slow.test.ts';

const endpoints = {
  ...shared,
  globalSetup: ['server/testing/global-setup.ts'],
  setupFiles: ['server/testing/no-unexpected-console.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A condition that is awaited comes when a busy machine gets to it.
  expect: { poll: { timeout: 15_000 } },
  // As in the journeys: a machine that builds may stall; what fails twice has failed.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    // Half of the time the tests wait for the database, for processes and for files: more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          // Beside a build a rule over every demo listing takes a while.
          testTimeout: 20_000,
          include: ['{domain,web,demo}/**/*.test.{ts,tsx}'],
          exclude: [COMPONENTS],
        },
      },
      // Screens and their parts in a real browser, without a server: their calls are answered by the test (web/testing).
      {
        plugins: [tailwindcss(), pagesPlugin()],
        optimizeDeps: {
          // All of them, because one that is found while tests run loads React twice.
          entries: ['web/{features,lib,pages,testing,ui}/**/*.{ts,tsx}'],
        },
        test: {
          ...shared,
          name: 'components',
          include: [COMPONENTS],
          setupFiles: ['web/testing/setup.ts'],
          testTimeout: 30_000,
          retry: process.env.CI ? 1 : 0,
          // As for the endpoints.
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the journeys.
            locators: { exact: false },
            viewport: { width: 360, height: 740 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
              contextOptions: {
                locale: 'en-GH',
                timezoneId: 'Africa/Accra',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...endpoints,
          name: 'endpoints',
          include: [ENDPOINTS],
          exclude: [SLOW],
        },
      },
      // Those that decode many pictures, start and end processes, or try hundreds of random questions: npm test runs them,
      // npm run check does not.
      {
        test: {
          ...endpoints,
          name: 'slow',
          include: [SLOW],
          // They wait for clocks and pictures.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          retry: process.env.CI ? 2 : 0,
        },
      },
    ],
  },
});
