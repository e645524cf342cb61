import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Phone, type Tapped, tapEarly, type Use } from './control-visit.ts';
import { findControls } from './find-controls.ts';
import { picturesReady } from './pictures-ready.ts';
import { startEfie } from './servers.ts';
import { median, percentile } from './statistics.ts';

type Row = [what: string, figure: string, target: string];

/** After the first paint, in milliseconds. */
const MOMENTS = [300, 1500, 3000];

const PHONES: readonly Phone[] = [
  { name: 'slow 3G, CPU ×6', bits: 400_000, latency: 400, slower: 6 },
  { name: 'slow 3G, CPU ×4', bits: 400_000, latency: 400, slower: 4 },
  { name: '4G, CPU ×6', bits: 9_000_000, latency: 170, slower: 6 },
  { name: '4G, CPU ×4', bits: 9_000_000, latency: 170, slower: 4 },
];

/** Taps of each control at each moment, each in a browser that starts for it. */
const VISITS = Number(process.env.VISITS ?? 3);

/**
 * From a tap at 0.3, 1.5 and 3 s after the first paint to the first sign of it and to its effect, for the controls of every public
 * page on slow phones; prints a table of them. `PHONE="4G"` takes the phones whose names begin so, `CONTROLS="Menu,Filters"` the
 * controls, `VISITS=1` one tap each, `ORIGIN` a server with the demo that runs already.
 */
export async function measureControls(): Promise<Row[]> {
  const named = process.env.ORIGIN;
  if (named) return measureAt(named);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-controls-'));
  const efie = await startEfie({ DATA_DIR: dataDir, DEMO_DATA: 'true' });
  try {
    await picturesReady(efie.origin);
    return await measureAt(efie.origin);
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureAt(origin: string): Promise<Row[]> {
  const controls = await findControls(origin, namesOf(process.env.CONTROLS));
  const rows: Row[] = [];
  for (const phone of PHONES.filter(({ name }) => name.startsWith(process.env.PHONE ?? ''))) {
    rows.push(...summary(phone, await tapAll(phone, controls, origin)));
  }
  return rows;
}

const namesOf = (list = '') => list.split(',').filter(Boolean);

/** Taps each and prints a row of it. */
async function tapAll(phone: Phone, controls: readonly Tapped[], origin: string): Promise<Use[]> {
  say(`\nFrom a tap to what comes of it (${phone.name}; medians, worst in brackets, seconds)\n`);
  say('| control | sign | effect of a tap at 0.3 s | at 1.5 s | at 3 s | undone |');
  say('|---|---|---|---|---|---|');
  const all: Use[] = [];
  for (const tapped of controls) {
    const uses: Use[][] = [];
    for (const moment of MOMENTS) uses.push(await tapOver(phone, tapped, moment, origin));
    const of = uses.flat();
    const undone = of.filter(({ isKept }) => !isKept).length;
    const cells = [shown(of, 'sign'), ...uses.map((each) => shown(each, 'effect'))];
    say(`| ${nameOf(tapped)} | ${cells.join(' | ')} | ${undone} of ${of.length} |`);
    all.push(...of);
  }
  return all;
}

async function tapOver(phone: Phone, tapped: Tapped, moment: number, origin: string) {
  const uses: Use[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const use = await tapEarly(phone, tapped, moment, origin);
    if (use) uses.push(use);
  }
  return uses;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const nameOf = ({ control, path: where }: Tapped) =>
  `${control.name.replaceAll('|', '')} (${where.replace(/[\da-f-]{30,}/, '…')})`;

function shown(uses: readonly Use[], figure: 'sign' | 'effect'): string {
  if (uses.length === 0) return 'not there yet';
  const times = uses.map((use) => use[figure]);
  return `${seconds(median(times))} (${seconds(Math.max(...times))})`;
}

function summary({ name }: Phone, uses: readonly Use[]): Row[] {
  const of = (figure: keyof Omit<Use, 'isKept'>) => uses.map((use) => use[figure]);
  const within = (figure: 'sign' | 'effect', ms: number) =>
    `${uses.filter((use) => use[figure] <= ms).length} of ${uses.length}`;
  const p75 = (figure: 'response' | 'longestTask') => seconds(percentile(of(figure), 0.75));
  return [
    [
      `${name}: taps with a sign within 0.1 s, with their effect within 1 s, undone by the start of the scripts`,
      `${within('sign', 100)}, ${within('effect', 1_000)}, ${uses.filter(({ isKept }) => !isKept).length}`,
      'all, –, 0',
    ],
    [
      `${name}: first paint and LCP, medians; from the tap to the next frame and longest task, p75`,
      `${seconds(median(of('firstPaint')))}, ${seconds(median(of('largest')))}, ${p75('response')}, ${p75('longestTask')} s`,
      '–',
    ],
  ];
}

const seconds = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? (milliseconds / 1000).toFixed(2) : 'never';
