import { setTimeout as wait } from 'node:timers/promises';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../scripts/chromium.ts';
import { median } from './statistics.ts';

export interface LighthouseFigures {
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
}

const RUNS = 5;

/** A browser that has just started is busy with itself, which a page should not be blamed for. */
const BROWSER_STARTS_MS = 5_000;

/** Lighthouse's mobile profile (slow 4G, four times slower CPU), the median of five visits by one browser. */
export async function measureLighthouse(url: string): Promise<LighthouseFigures> {
  const chrome = await chromeLauncher.launch({
    chromePath: ensureChromium({ withWindow: true }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    await wait(BROWSER_STARTS_MS);
    const runs: LighthouseFigures[] = [];
    for (let visit = 0; runs.length < RUNS; visit += 1) {
      const run = await runOnce(url, chrome.port);
      if (run) runs.push(run);
      else if (visit > 2 * RUNS) throw new Error('lighthouse could not measure the page');
    }
    const of = (name: keyof LighthouseFigures) => median(runs.map((run) => run[name]));
    return {
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('bestPractices'),
      seo: of('seo'),
      lcp: of('lcp'),
      tbt: of('tbt'),
      cls: of('cls'),
    };
  } finally {
    chrome.kill();
  }
}

/**
 * Each visit is a first one: Lighthouse forgets what was stored and cached before. Undefined where it lost the
 * page, such as when its browser painted nothing in time.
 */
async function runOnce(url: string, port: number): Promise<LighthouseFigures | undefined> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error('lighthouse gave no result');
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) return undefined;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
