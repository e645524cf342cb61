import { type Browser, chromium, type Page } from '@playwright/test';
import { type Control, knowControls, type Seen } from '../e2e/testing/controls.ts';
import { ensureChromium } from '../scripts/chromium.ts';

/** Bits a second and milliseconds there and back, as browsers' own tools throttle; how many times slower the processor is. */
export interface Phone {
  name: string;
  bits: number;
  latency: number;
  slower: number;
}

/** A control and its visible effect. */
export interface Tapped {
  path: string;
  within: string;
  control: Control;
  effect: Seen;
}

/** The timings of one tap, in milliseconds; Infinity for what never happened. */
export interface Use {
  firstPaint: number;
  largest: number;
  longestTask: number;
  /** From the tap to the frame after it. */
  response: number;
  sign: number;
  effect: number;
  /** Whether the effect is still there once the scripts run. */
  isKept: boolean;
}

/** How long is waited for an effect. */
const PATIENCE_MS = 20_000;

/** Opens a small phone's page in a browser that starts for it. */
export async function onPhone<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium({ withWindow: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'en-GH',
    });
    const page = await context.newPage();
    await knowControls(page);
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Taps a control so many milliseconds after the first paint; undefined where it is not there by then. */
export const tapEarly = (
  phone: Phone,
  tapped: Tapped,
  moment: number,
  origin: string,
): Promise<Use | undefined> =>
  onPhone(async (page) => {
    await slowDown(page, phone);
    const { control, within, effect } = tapped;
    const wanted = { control, within, effect: JSON.stringify(effect), moment, PATIENCE_MS };
    await page.addInitScript(watch, wanted);
    await page.goto(origin + tapped.path, { waitUntil: 'commit', timeout: 60_000 });
    const noted = await page.waitForFunction(() => window.efieUse(), null, {
      timeout: 90_000,
      polling: 200,
    });
    return withoutGaps((await noted.jsonValue()) as Partial<Use>);
  });

function withoutGaps(use: Partial<Use>): Use | undefined {
  if (use.response === undefined) return undefined;
  const never = { sign: Number.POSITIVE_INFINITY, effect: Number.POSITIVE_INFINITY };
  return {
    firstPaint: 0,
    largest: 0,
    longestTask: 0,
    response: 0,
    isKept: false,
    ...never,
    ...use,
  };
}

async function slowDown(page: Page, { bits, latency, slower }: Phone): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const throughput = bits / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

declare global {
  interface Window {
    /** The timings so far; undefined while there is more to wait for. */
    efieUse(): Partial<Use> | undefined;
  }
}

interface Wanted {
  control: Control;
  within: string;
  effect: string;
  moment: number;
  PATIENCE_MS: number;
}

/** Runs in each page of a visit: taps once, and notes what comes of it, in the page that the tap leads to as well. */
function watch({ control, within, effect, moment, PATIENCE_MS }: Wanted): void {
  const now = () => performance.timeOrigin + performance.now();
  const noted = JSON.parse(sessionStorage.getItem('efieUse') ?? '{}');
  const keep = () => sessionStorage.setItem('efieUse', JSON.stringify(noted));
  const isLater = noted.tapped !== undefined;
  const seen = () => JSON.stringify(window.controls.see(control, within));
  const since = () => now() - noted.tapped;
  const look = () => {
    const shown = seen();
    if (document.querySelector('[data-early]') || shown !== noted.before) noted.sign ??= since();
    if (shown === effect) noted.effect ??= since();
    keep();
    if (noted.effect === undefined) requestAnimationFrame(look);
  };
  const tap = () => {
    noted.tapped = now();
    if (window.controls.find(control, within)) {
      noted.before = seen();
      keep();
      window.controls.use(control, within);
      requestAnimationFrame(() => {
        look();
        // After the frame is drawn.
        setTimeout(() => {
          noted.response = since();
          keep();
        });
      });
    } else {
      noted.isAbsent = true;
    }
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    if (isLater) return look();
    noted.firstPaint = startTime;
    setTimeout(tap, Math.max(startTime + moment - performance.now(), 0));
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    if (!isLater) noted.largest = startTime;
  });
  observe('longtask', ({ duration }) => {
    noted.longestTask = Math.max(noted.longestTask ?? 0, duration);
  });
  window.efieUse = () => {
    if (noted.isAbsent) return noted;
    if (noted.response === undefined) return undefined;
    const isRunning = document.querySelector('html[data-running]') !== null;
    if (!(noted.effect !== undefined && isRunning) && since() < PATIENCE_MS) return undefined;
    return { ...noted, isKept: seen() === effect };
  };
}
