import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { picturesReady } from './pictures-ready.ts';
import { startEfie } from './servers.ts';
import { median } from './statistics.ts';

type Row = [what: string, figure: string, target: string];

/** After the first paint, in milliseconds. */
const MOMENTS = [300, 1500, 3000];

/** Bits a second and milliseconds there and back, as browsers' own tools throttle; how many times slower the processor is. */
const PHONES = [
  { name: 'slow 3G, CPU ×6', bits: 400_000, latency: 400, slower: 6 },
  { name: '4G, CPU ×4', bits: 9_000_000, latency: 170, slower: 4 },
] as const;
type Phone = (typeof PHONES)[number];

/** What is tapped, and when it has done its work; functions run in the page. */
interface Control {
  name: string;
  path: string;
  tap(): HTMLElement | null | undefined;
  isDone(): boolean;
}

const controlsOf = (stay: string): Control[] => [
  {
    name: 'menu',
    path: '/',
    tap: () => document.querySelector<HTMLElement>('details[data-menu] > summary'),
    isDone: () => document.querySelector('details[data-menu][open]') !== null,
  },
  {
    name: 'price',
    path: '/',
    tap: () => document.querySelector<HTMLElement>('select[name=maxPrice]'),
    isDone: () => /maxPrice=\d/.test(location.search),
  },
  {
    name: 'heart',
    path: '/short-stays',
    tap: () => document.querySelector<HTMLElement>('article button[aria-label^="Keep "]'),
    isDone: () => document.querySelector('article button[aria-pressed=true]') !== null,
  },
  {
    name: 'filters',
    path: '/short-stays',
    tap: () =>
      [...document.querySelectorAll<HTMLElement>('main a, main button')].find(
        (each) => each.textContent === 'Filters' && each.checkVisibility(),
      ),
    isDone: () => document.querySelector('dialog[open]') !== null,
  },
  {
    name: 'next page',
    path: '/',
    tap: () => document.querySelector<HTMLElement>('main a[rel=next]'),
    isDone: () => /page=2|after=/.test(location.search),
  },
  {
    name: 'next photo',
    path: `/property/${stay}`,
    tap: () => document.querySelector<HTMLElement>('button[aria-label="Next photo"]'),
    isDone: () => {
      const photos = document.querySelector('ul[aria-label=Photos]');
      const isCounted = /Photo 2 of/.test(document.querySelector('main')?.textContent ?? '');
      return isCounted || (photos?.parentElement?.scrollLeft ?? 0) > 100;
    },
  },
  {
    name: 'comments',
    path: `/property/${stay}`,
    tap: () => document.querySelector<HTMLElement>('#comments summary'),
    isDone: () => document.querySelector('#comments details[open]') !== null,
  },
];

/** Milliseconds from the tap; `isKept`: it is still done once the scripts run. */
interface Use {
  firstPaint: number;
  largest: number;
  response: number;
  sign: number;
  done: number;
  isKept: boolean;
}

/** From a tap at 0.3, 1.5 and 3 s after the first paint to the first sign of it and to its effect, on slow phones. */
export async function measureControls(): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-controls-'));
  const efie = await startEfie({ DATA_DIR: dataDir, DEMO_DATA: 'true' });
  const browser = await chromium.launch({
    executablePath: ensureChromium({ withWindow: true }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    await picturesReady(efie.origin);
    const controls = controlsOf(await aStay(efie.origin));
    const wanted = process.env.PHONE;
    const rows: Row[] = [];
    for (const phone of PHONES.filter(({ name }) => !wanted || name.startsWith(wanted))) {
      rows.push(...(await rowsOf(browser, phone, controls, efie.origin)));
    }
    return rows;
  } finally {
    await browser.close();
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function rowsOf(
  browser: Browser,
  phone: Phone,
  controls: readonly Control[],
  origin: string,
): Promise<Row[]> {
  const all: Use[] = [];
  const rows: Row[] = [];
  for (const control of controls) {
    const uses: Use[] = [];
    for (const moment of MOMENTS) uses.push(await tapOn(browser, phone, control, moment, origin));
    all.push(...uses);
    const shown = (of: (use: Use) => number) => uses.map((use) => seconds(of(use))).join(', ');
    const undone = uses.filter(({ isKept }) => !isKept).length;
    rows.push([
      `${phone.name}: ${control.name} at 0.3, 1.5 and 3 s: sign; done`,
      `${shown(({ sign }) => sign)}; ${shown(({ done }) => done)} s${undone > 0 ? ` (undone ${undone} of ${uses.length})` : ''}`,
      'sign ≤ 0.1, done ≤ 1 s',
    ]);
    process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`);
  }
  const of = (name: 'firstPaint' | 'largest' | 'response') =>
    seconds(median(all.map((use) => use[name])));
  rows.push([
    `${phone.name}: first paint, LCP, response to the tap (INP), medians`,
    `${of('firstPaint')}, ${of('largest')}, ${of('response')} s`,
    '',
  ]);
  return rows;
}

async function tapOn(
  browser: Browser,
  phone: Phone,
  control: Control,
  moment: number,
  origin: string,
): Promise<Use> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GH',
  });
  try {
    const page = await context.newPage();
    await slowDown(context, page, phone);
    await page.addInitScript(`efieTap = ${control.tap}; efieIsDone = ${control.isDone};`);
    await page.addInitScript(watch, moment);
    await page.goto(origin + control.path, { waitUntil: 'commit', timeout: 60_000 });
    const kept = await page.waitForFunction(
      () => (window as unknown as { efieUse: () => Use | undefined }).efieUse(),
      null,
      { timeout: 60_000, polling: 200 },
    );
    return (await kept.jsonValue()) as Use;
  } finally {
    await context.close();
  }
}

async function slowDown(
  context: BrowserContext,
  page: Awaited<ReturnType<BrowserContext['newPage']>>,
  { bits, latency, slower }: Phone,
): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const bytes = bits / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** Runs in each page of a visit: taps once, and notes what comes of it, in the page that the tap leads to as well. */
function watch(moment: number): void {
  const LIVES_MS = 12_000;
  const now = () => performance.timeOrigin + performance.now();
  const kept = JSON.parse(sessionStorage.getItem('efieUse') ?? '{}');
  const keep = () => sessionStorage.setItem('efieUse', JSON.stringify(kept));
  const { efieTap, efieIsDone } = window as unknown as {
    efieTap(): HTMLElement | null;
    efieIsDone(): boolean;
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  const isLater = kept.tapped !== undefined;
  const look = (element?: Element | null) => {
    if (kept.sign === undefined && element?.matches('[data-early], [aria-busy=true]')) {
      kept.sign = now() - kept.tapped;
    }
    if (kept.done === undefined && efieIsDone()) kept.done = now() - kept.tapped;
    if (kept.done !== undefined) kept.sign ??= kept.done;
    keep();
    if (kept.done === undefined || kept.sign === undefined)
      requestAnimationFrame(() => look(element));
  };
  const use = () => {
    const element = efieTap();
    kept.tapped = now();
    keep();
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = 3;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      const options = { bubbles: true, cancelable: true, pointerType: 'touch' };
      element?.dispatchEvent(new PointerEvent('pointerdown', options));
      element?.click();
    }
    // The browser itself shows that a link is followed.
    if (element instanceof HTMLAnchorElement && !element.hash) kept.sign = 0;
    requestAnimationFrame(() => {
      look(element);
      // After the frame is drawn.
      setTimeout(() => {
        kept.response = now() - kept.tapped;
        keep();
      });
    });
  };
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    if (isLater) look();
    else {
      kept.firstPaint = startTime;
      setTimeout(use, Math.max(startTime + moment - performance.now(), 0));
    }
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    if (!isLater) kept.largest = startTime;
  });
  Object.assign(window, {
    efieUse: () => {
      const isRunning = document.querySelector('html[data-running]');
      const isOver = kept.tapped && now() - kept.tapped > LIVES_MS;
      if (!kept.tapped || !((kept.done !== undefined && isRunning) || isOver)) return undefined;
      kept.isKept = efieIsDone();
      kept.done ??= Number.POSITIVE_INFINITY;
      kept.sign ??= Number.POSITIVE_INFINITY;
      return kept;
    },
  });
}

async function aStay(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/properties?limit=100`);
  const listings = (await response.json()) as {
    _id: string;
    propertyType: string;
    photos: unknown[];
  }[];
  const stay = listings.find(
    ({ propertyType, photos }) => propertyType === 'Short-Stay' && photos.length > 2,
  );
  if (!stay) throw new Error('there is no stay with three photos among the demo listings');
  return stay._id;
}

const seconds = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? (milliseconds / 1000).toFixed(2) : 'never';
