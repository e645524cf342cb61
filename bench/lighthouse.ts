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
  /** Milliseconds of work on the main thread, and the scripts' share of it. */
  mainThread: number;
  scripting: number;
}

const NAMES = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'lcp',
  'tbt',
  'cls',
  'mainThread',
  'scripting',
] as const;

const RUNS = 5;

/** A browser that has just started is busy with itself; the page should not be blamed for that. */
const BROWSER_STARTS_MS = 3_000;

/**
 * Visits a page and the same page without its script files in turns, with Lighthouse's mobile profile (slow 4G, four times
 * slower CPU). Returns the medians of five visits each; every visit starts a new browser.
 */
export async function measureLighthouse(
  url: string,
): Promise<{ page: LighthouseFigures; bare: LighthouseFigures }> {
  const page: LighthouseFigures[] = [];
  const bare: LighthouseFigures[] = [];
  while (page.length < RUNS) {
    page.push(await visit(url, []));
    bare.push(await visit(url, ['*/assets/*.js']));
  }
  return { page: medians(page), bare: medians(bare) };
}

function medians(visits: readonly LighthouseFigures[]): LighthouseFigures {
  const entries = NAMES.map((name) => [name, median(visits.map((each) => each[name]))]);
  return Object.fromEntries(entries);
}

const TRIES = 3;

/** Tries again when Lighthouse lost the page, for example because its browser painted nothing in time. */
async function visit(url: string, blockedUrlPatterns: string[]): Promise<LighthouseFigures> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const figures = await visitOnce(url, blockedUrlPatterns);
    if (figures) return figures;
  }
  throw new Error('lighthouse could not measure the page');
}

async function visitOnce(
  url: string,
  blockedUrlPatterns: string[],
): Promise<LighthouseFigures | undefined> {
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
    const flags = { port: chrome.port, output: 'json', logLevel: 'error' } as const;
    const result = await lighthouse(url, { ...flags, blockedUrlPatterns });
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
      mainThread: value('mainthread-work-breakdown'),
      scripting: value('bootup-time'),
    };
  } finally {
    chrome.kill();
  }
}
