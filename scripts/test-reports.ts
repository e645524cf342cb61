import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What vitest and Playwright report of a run, as JSON. */
type Report = Record<string, unknown>;

interface VitestFile {
  name: string;
  startTime: number;
  endTime: number;
  /** Why the file as a whole failed, such as a missing import. */
  message?: string;
  assertionResults?: { fullName: string; status: string; failureMessages?: string[] }[];
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { duration: number; error?: { message?: string } }[];
  }[];
}

/** An unreadable report is an empty one: its run counts as failed for lack of passed tests. */
export async function readReport(file: string): Promise<Report> {
  return readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
}

/** The reports of a run, which lie in one folder. */
export async function readReports(folder: string): Promise<Report[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(names.map((name) => readReport(path.join(folder, name))));
}

const SLOWEST = 15;

/** The test files that took longest, a line each. */
export function slowestFiles(reports: Report[]): string[] {
  return reports
    .flatMap((report) => [
      ...vitestFiles(report).map(({ name, startTime, endTime }) => ({
        file: path.relative('.', name),
        milliseconds: endTime - startTime,
      })),
      ...playwrightFiles(report).map((suite) => ({
        file: path.join('e2e', suite.file),
        milliseconds: durationOf(suite),
      })),
    ])
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST)
    .map(
      ({ file, milliseconds }) =>
        `${String(Math.round(milliseconds / 1000)).padStart(5)} s ${file}`,
    );
}

/** Tests that failed, or passed only when tried again, with the first line of the reason: logs are cut at the front. */
export function troubles(reports: Report[]): string[] {
  return reports.flatMap((report) => [
    ...vitestFiles(report).flatMap(({ name, message, assertionResults = [] }) => {
      const file = path.relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0 && message
        ? [trouble('failed', file, '', message)]
        : failed.map(({ fullName, failureMessages }) =>
            trouble('failed', file, fullName, failureMessages?.[0]),
          );
    }),
    ...playwrightFiles(report).flatMap((suite) =>
      specsOf(suite).flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ status, results }) =>
            trouble(
              status === 'flaky' ? 'flaky' : 'failed',
              path.join('e2e', suite.file),
              title,
              results.find(({ error }) => error)?.error?.message,
            ),
          ),
      ),
    ),
  ]);
}

function trouble(what: 'failed' | 'flaky', file: string, title: string, message = ''): string {
  const [reason = ''] = message.split('\n', 1);
  return `${what.padEnd(6)} ${file} › ${title}\n         ${reason.slice(0, 300)}`;
}

const vitestFiles = ({ testResults = [] }: Report) => testResults as VitestFile[];
const playwrightFiles = ({ suites = [] }: Report) => suites as Suite[];

function specsOf({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function durationOf(suite: Suite): number {
  return specsOf(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0);
}
