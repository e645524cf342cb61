import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';

export interface FirstView {
  /** Bytes on the wire. Headers count only for the document. */
  script: number;
  font: number;
  document: number;
  image: number;
  /** Without the scripts, which load afterwards. */
  total: number;
}

export interface SecondView {
  /** Milliseconds. */
  lcp: number;
  /** Bytes on the wire. */
  total: number;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Lighthouse's slow 4G, applied to the network instead of simulated by its model. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

/** Everything a phone loads to show a page for the first time, uncached and without scrolling; and the scripts that follow. */
export const measureFirstView = (url: string) =>
  onPhone(async (page, session) => {
    const received = await countBytes(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-running]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    const seen = [...received];
    const script = sum(seen, 'Script');
    return {
      script,
      font: sum(seen, 'Font'),
      document: sum(seen, 'Document'),
      image: sum(seen, 'Image'),
      total: sum(seen) - script,
    } satisfies FirstView;
  });

/** Loads the same address again on slow 4G with a CPU four times slower, after a first visit that used the page. */
export const measureSecondView = (url: string) =>
  onPhone(async (first, _session, context) => {
    await first.goto(url, { waitUntil: 'networkidle' });
    await first.evaluate(() => window.dispatchEvent(new Event('keydown')));
    await first.waitForSelector('html[data-running]', { state: 'attached' });
    await first.waitForLoadState('networkidle');
    await first.close();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const received = await countBytes(session);
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'networkidle' });
    return { lcp: await page.evaluate(lcp), total: sum([...received]) } satisfies SecondView;
  });

const lcp = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
    ).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

async function onPhone<T>(
  measure: (page: Page, session: CDPSession, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium({ withWindow: true }),
    args: ARGS,
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    return await measure(page, await context.newCDPSession(page), context);
  } finally {
    await browser.close();
  }
}

interface Received {
  type: string;
  bytes: number;
}

const sum = (all: readonly Received[], type?: string) =>
  all.filter((one) => !type || one.type === type).reduce((total, { bytes }) => total + bytes, 0);

async function countBytes(session: CDPSession): Promise<Iterable<Received>> {
  const received = new Map<string, Received>();
  session.on('Network.responseReceived', ({ requestId, type }) =>
    received.set(requestId, { type, bytes: 0 }),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one) one.bytes += encodedDataLength;
  });
  // Only this event has the bytes of the page itself, with its headers.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one?.bytes === 0) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return { [Symbol.iterator]: () => received.values() };
}
