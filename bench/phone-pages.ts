import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureFirstView, measureSecondView } from './first-view.ts';
import { measureLighthouse } from './lighthouse.ts';
import { picturesReady } from './pictures-ready.ts';
import { startEfie } from './servers.ts';

type Row = [what: string, figure: string, target: string];

/** Measures pages as a cheap phone gets them: their bytes, and Lighthouse with and without scripts. */
export async function measurePhonePages(): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-pages-'));
  const efie = await startEfie({ DATA_DIR: dataDir, DEMO_DATA: 'true' });
  try {
    await picturesReady(efie.origin);
    const home = `${efie.origin}/`;
    const rows = await bytesOf(home);
    for (const [name, path] of await pagesOf(efie.origin)) {
      rows.push(...(await lighthouseRows(name, `${efie.origin}${path}`)));
    }
    return rows;
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function pagesOf(origin: string): Promise<[name: string, path: string][]> {
  const response = await fetch(`${origin}/api/properties?limit=100`);
  const listings = (await response.json()) as { _id: string; propertyType: string }[];
  const stay = listings.find(({ propertyType }) => propertyType === 'Short-Stay');
  if (!stay) throw new Error('there is no stay among the demo listings');
  return [
    ['home page', '/'],
    ['list page', '/short-stays'],
    ['detail page', `/property/${stay._id}`],
    ['booking page of a visitor', `/booking?property=${stay._id}`],
  ];
}

async function bytesOf(home: string): Promise<Row[]> {
  const view = await measureFirstView(home);
  const second = await measureSecondView(home);
  return [
    [
      'home page, everything of the first view (brotli)',
      `${kilobytes(view.total)} (HTML ${kilobytes(view.document)}, fonts ${kilobytes(view.font)}, pictures ${kilobytes(view.image)})`,
      '≤ 280 kB, HTML ≤ 20',
    ],
    ['… and its scripts, after the first view', kilobytes(view.script), '≤ 100 kB'],
    [
      'home page, second view on slow 4G with a CPU four times slower: LCP, bytes',
      `${seconds(second.lcp)}, ${kilobytes(second.total)}`,
      '≤ 0.8 s, ≤ 30 kB',
    ],
  ];
}

async function lighthouseRows(name: string, url: string): Promise<Row[]> {
  const { page, bare } = await measureLighthouse(url);
  return [
    [
      `${name}, Lighthouse mobile beside the page without scripts: performance; LCP; main thread; scripts`,
      `${page.performance} beside ${bare.performance}; ${seconds(page.lcp)} beside ${seconds(bare.lcp)}; ${(page.mainThread / bare.mainThread).toFixed(2)} times; ${seconds(page.scripting)}`,
      'within 2; ≤ 1.7 s; ≤ 1.5 times; ≤ 0.35 s',
    ],
    [
      '… TBT, CLS; accessibility, best practices, SEO',
      `${page.tbt.toFixed(0)} ms, ${page.cls.toFixed(3)}; ${page.accessibility}, ${page.bestPractices}, ${page.seo}`,
      'CLS 0; 100, 100, 100',
    ],
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
