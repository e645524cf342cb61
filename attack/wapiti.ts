import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './program.ts';
import type { Attacked } from './sqlmap.ts';

/** What needs nobody beyond the loopback: others ask a server of their makers, or load lists from it. */
const MODULES = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];

interface Reported {
  method: string;
  path: string;
  info: string;
  parameter?: string;
}

interface WapitiReport {
  vulnerabilities: Record<string, Reported[]>;
  anomalies: Record<string, Reported[]>;
}

/** Findings that are none, and why. */
const ACCEPTED: readonly { info: RegExp; why: string }[] = [
  { info: /Strict-Transport-Security/, why: 'sent where APP_URL is https; here it is http' },
  {
    info: /X-XSS-Protection/,
    why: 'browsers have dropped it; the Content-Security-Policy is in its place',
  },
  { info: /Possible methods are/, why: 'a list of methods, all of which check permissions' },
];

export interface WapitiOptions {
  name: string;
  /** Of somebody signed in. */
  token?: string;
  /** Paths to begin at, beside the first. */
  starts: readonly string[];
  modules?: readonly string[];
  folder: string;
  ms: number;
}

/** Has wapiti walk the pages and attack what it finds. */
export async function attackByWapiti(
  origin: string,
  { name, token, starts, modules = MODULES, folder, ms }: WapitiOptions,
): Promise<Attacked> {
  const report = path.join(folder, `${name.replaceAll(' ', '-')}.json`);
  const seconds = Math.floor(ms / 1000);
  const { output, timedOut } = await runProgram(
    'wapiti',
    [
      ...['-u', `${origin}/`, '--scope', 'domain', '-m', modules.join(',')],
      ...starts.flatMap((start) => ['-s', origin + start]),
      // It asks for Brotli, and reads it only with a package more.
      ...['-H', 'Accept-Encoding: gzip'],
      ...(token ? ['-H', `Cookie: efie_session=${token}`] : []),
      ...['--max-scan-time', String(Math.max(15, Math.floor(seconds / 3)))],
      ...['--max-attack-time', String(Math.max(5, Math.floor((seconds * 0.67) / modules.length)))],
      ...[
        '--max-links-per-page',
        '60',
        '--max-files-per-dir',
        '60',
        '-d',
        '4',
        '-t',
        '10',
        '--flush-session',
        '--no-bugreport',
      ],
      ...['-f', 'json', '-o', report, '-v', '1'],
    ],
    // A list that it would load from its makers stays where it is.
    { ms: ms * 2, env: { HOME: folder, HTTPS_PROXY: 'http://127.0.0.1:9' } },
  );
  const pages = new Set(output.match(/^\[\+\] \w+ \S+/gm)).size;
  const text = await readFile(report, 'utf8').catch(() => '');
  const findings = text ? readWapiti(JSON.parse(text) as WapitiReport) : [];
  const untried = text && pages > 0 ? {} : { untried: output.slice(-500) || 'wapiti said nothing' };
  return { name, requests: pages, findings, unfinished: timedOut, ...untried };
}

/** What is serious in a report of wapiti's, one line each. */
export function readWapiti({ vulnerabilities, anomalies }: WapitiReport): string[] {
  const all = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([category, reported]) =>
    reported.map(({ method, path: where, info }) => ({
      category,
      info,
      where: `${method} ${where}`,
    })),
  );
  const serious = all.filter(({ info }) => !ACCEPTED.some((each) => each.info.test(info)));
  return [
    ...new Set(serious.map(({ category, info, where }) => `${category}: ${info} (${where})`)),
  ];
}
