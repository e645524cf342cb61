import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readReports, slowestFiles, troubles } from './test-reports.ts';

test('the end of a run names what failed or passed only later, with its reason, and the slowest files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efie-reports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const vitest = {
    testResults: [
      {
        name: path.resolve('domain/a.test.ts'),
        startTime: 0,
        endTime: 2_000,
        assertionResults: [
          { fullName: 'adds up', status: 'passed' },
          { fullName: 'rounds', status: 'failed', failureMessages: ['expected 1 to be 2\n at a'] },
        ],
      },
      { name: path.resolve('domain/b.test.ts'), startTime: 0, endTime: 0, message: 'No such file' },
    ],
  };
  const attempt = (message?: string) => ({
    duration: 4_000,
    ...(message && { error: { message } }),
  });
  const playwright = {
    suites: [
      {
        file: 'phone/home.spec.ts',
        specs: [],
        suites: [
          {
            specs: [
              {
                title: 'opens',
                tests: [{ status: 'flaky', results: [attempt('Timeout'), attempt()] }],
              },
              { title: 'closes', tests: [{ status: 'expected', results: [attempt()] }] },
            ],
          },
        ],
      },
    ],
  };
  await writeFile(path.join(folder, 'vitest.json'), JSON.stringify(vitest));
  await writeFile(path.join(folder, 'playwright.json'), JSON.stringify(playwright));
  await writeFile(path.join(folder, 'broken.json'), '{');
  const reports = await readReports(folder);
  expect(troubles(reports).toSorted()).toEqual([
    'failed domain/a.test.ts › rounds\n         expected 1 to be 2',
    'failed domain/b.test.ts › \n         No such file',
    'flaky  e2e/phone/home.spec.ts › opens\n         Timeout',
  ]);
  expect(slowestFiles(reports)).toEqual([
    '   12 s e2e/phone/home.spec.ts',
    '    2 s domain/a.test.ts',
    '    0 s domain/b.test.ts',
  ]);
});
