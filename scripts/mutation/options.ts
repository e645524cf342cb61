import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/** The features whose use cases are mutated, each judged by the endpoint tests of its own. */
export const FEATURES = [
  'accounts',
  'bookings',
  'cars',
  'comments',
  'contacts',
  'enquiries',
  'properties',
  'seo',
  'site',
  'uploads',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Files of a feature that are no use case: how a call looks, SQL, mails, what runs in a thread. */
const NO_USE_CASES =
  '{routes,lockout-routes,password-routes,repository,public,present,mails,password-worker,password-threads,calendar-event}';

const COMMON: PartialStrykerOptions = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/ignore-words.ts'],
  ignorers: ['words'],
  coverageAnalysis: 'perTest',
  // Of two at a time on two cores each takes twice as long, and what waits for time fails.
  concurrency: 1,
  // A busy machine is no mutant that hangs; what loops is ended by its hits.
  timeoutMS: 60_000,
  // Stryker reads it by TypeScript's old interface, which version 7 has no more; Vite finds it by itself.
  tsconfigFile: 'is-left-as-it-is',
  disableTypeChecks: false,
  ignorePatterns: ['/build*', '/.data', '/test-results', '/playwright-report', '/docs', '/e2e'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  tempDirName: '.stryker-tmp',
  incremental: true,
};

/** Where a run keeps what it found, and what it need not do again. */
const reportsOf = (name: string): PartialStrykerOptions => ({
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  incrementalFile: `reports/mutation/${name}-incremental.json`,
});

/**
 * The rules: all of `domain` but its wording, which `npm run check` holds to the specification, and what the server's
 * tests of photos judge.
 */
export const RULES: PartialStrykerOptions = {
  ...COMMON,
  ...reportsOf('rules'),
  mutate: [
    'domain/**/*.ts',
    '!domain/**/*.test.ts',
    '!domain/**/*messages.ts',
    '!domain/{towns,site/navigation,media/heif,media/megapixels}.ts',
  ],
  vitest: { configFile: 'scripts/mutation/vitest.rules.ts' },
};

/** The use cases of one feature, its permission checks among them. */
export const optionsOf = (feature: Feature): PartialStrykerOptions => ({
  ...COMMON,
  ...reportsOf(feature),
  mutate: [
    `server/features/${feature}/*.ts`,
    '!server/features/**/*.test.ts',
    `!server/features/**/${NO_USE_CASES}.ts`,
  ],
  // Every endpoint test imports the whole app, so all of them are related to every file.
  vitest: { configFile: 'scripts/mutation/vitest.endpoints.ts', related: false },
  // A mutant at the top of a module would be tried with every test.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 20,
});
