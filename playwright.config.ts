import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './e2e/testing/process/chromium-arguments.ts';
import { ORIGIN, PORT, SESSION_SECRET } from './e2e/testing/site.ts';
import { findChromium } from './scripts/chromium.ts';

// Set once in the runner; its workers inherit it.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'efie-e2e-'));

/** Tests of processes, which have no screen, and of accessibility, which bring theirs; the others lie by the screen they are for. */
const PROCESS = /(process|outage)\.spec\.ts$/;
const ACCESSIBILITY = 'accessibility.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/testing/process/confirm-emails.ts',
  fullyParallel: true,
  // Half of the time a journey waits for its page: more than there are cores, as for the other tests.
  workers: availableParallelism() + 1,
  // A machine that builds may stall; what fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: process.env.CI ? 90_000 : 45_000,
  expect: { timeout: process.env.CI ? 20_000 : 10_000 },
  use: {
    baseURL: ORIGIN,
    locale: 'en-GH',
    timezoneId: 'Africa/Accra',
    trace: 'on-first-retry',
    // What a worker asks for, page.route does not see; the journeys without a network have one.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  projects: [
    // First, because its tests stand in a row: at the end everyone would wait for them.
    { name: 'process', testMatch: PROCESS },
    { name: 'accessibility', testMatch: ACCESSIBILITY },
    {
      name: 'phone',
      testMatch: /\/(phone|both)\/.+\.spec\.ts$/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: /\/(desktop|both)\/.+\.spec\.ts$/,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: `${process.execPath} scripts/start.ts`,
    url: `${ORIGIN}/api/openapi.json`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      APP_URL: ORIGIN,
      DATA_DIR: process.env.E2E_DATA_DIR,
      SESSION_SECRET,
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'true',
      // The same on every machine: videos are served as they come.
      FFMPEG_PATH: 'off',
      // The story has it; here it would take the browsers' time for two minutes.
      PHOTO_AVIF: 'false',
      // So that everyone can come from an address of their own (e2e/testing/people.ts).
      TRUST_PROXY: 'loopback',
    },
  },
});
