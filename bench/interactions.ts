import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../demo/people.ts';
import { ensureChromium } from '../scripts/chromium.ts';
import { picturesReady } from './pictures-ready.ts';
import { startEfie } from './servers.ts';
import { percentile } from './statistics.ts';

type Row = [what: string, figure: string, target: string];

/** What one use of a page cost: the slowest response to a press or key, and the longest task. Milliseconds. */
interface Cost {
  name: string;
  response: number;
  task: number;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const SLOWER = 4;
const VISITS = 3;

interface Journey {
  name: string;
  path: string;
  signedIn?: boolean;
  /** What is done, once the page is there; the first use starts its scripts. */
  use(page: Page): Promise<void>;
}

const journeysOf = (stay: string): Journey[] => [
  {
    name: 'first scroll of the home page',
    path: '/',
    use: async (page) => {
      await page.evaluate(() => window.scrollBy(0, 300));
      await started(page);
    },
  },
  {
    name: 'search on the home page',
    path: '/',
    use: async (page) => {
      await page
        .getByPlaceholder('Search properties...')
        .pressSequentially('house', { delay: 120 });
      await page.waitForURL(/search=house/);
    },
  },
  {
    name: 'open the menu',
    path: '/',
    use: async (page) => {
      await page.locator('header summary[aria-label="Menu"]').tap();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
      await started(page);
    },
  },
  {
    name: 'first scroll of a list',
    path: '/short-stays',
    use: async (page) => {
      await page.evaluate(() => window.scrollBy(0, 300));
      await started(page);
    },
  },
  {
    name: 'filter a list',
    path: '/short-stays',
    use: async (page) => {
      await startWithUse(page);
      await page.getByRole('button', { name: 'Filters' }).tap();
      const sheet = page.getByRole('dialog');
      await sheet.waitFor();
      await sheet.getByRole('combobox').first().selectOption({ index: 1 });
      await sheet.getByRole('button', { name: /^Show/ }).tap();
      await sheet.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'order a list',
    path: '/cars',
    use: async (page) => {
      await startWithUse(page);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 });
      await page.waitForURL(/sort=/);
    },
  },
  {
    name: 'look through the photos',
    path: `/property/${stay}`,
    use: async (page) => {
      await page.getByRole('button', { name: 'Next photo' }).first().tap();
      await page.getByText(/2 of /).first().waitFor();
      await page.getByRole('button', { name: 'Next photo' }).first().tap();
      await page.getByText(/3 of /).first().waitFor();
    },
  },
  {
    name: 'open a card',
    path: '/short-stays',
    signedIn: true,
    use: async (page) => {
      await startWithUse(page);
      await page.locator('article a[data-card]').first().tap();
      await page.waitForURL(/\/property\//);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'choose the dates of a stay',
    path: `/booking?property=${stay}`,
    signedIn: true,
    use: async (page) => {
      const days = page.getByRole('gridcell').getByRole('button', { disabled: false });
      await page.getByRole('button', { name: 'Next month' }).tap();
      await days.nth(3).tap();
      await days.nth(5).tap();
    },
  },
  {
    name: 'write a comment',
    path: `/property/${stay}`,
    signedIn: true,
    use: async (page) => {
      await startWithUse(page);
      await page.locator('#comments summary').tap();
      const box = page.getByRole('textbox', { name: 'Your comment' });
      await box.pressSequentially('Clean and quiet.', { delay: 60 });
    },
  },
];

/** Uses of pages that matter, each by a phone's browser that starts for it, with a CPU four times slower. */
export async function measureInteractions(): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-bench-use-'));
  const efie = await startEfie({ DATA_DIR: dataDir, DEMO_DATA: 'true' });
  try {
    await picturesReady(efie.origin);
    const session = await logIn(efie.origin);
    const stay = await aStay(efie.origin);
    const costs: Cost[] = [];
    for (const journey of journeysOf(stay)) {
      for (let visit = 0; visit < VISITS; visit += 1) {
        costs.push(await costOf(journey, efie.origin, session));
      }
    }
    return rowsOf(costs);
  } finally {
    await efie.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function rowsOf(costs: readonly Cost[]): Row[] {
  for (const { name, response, task } of costs) {
    process.stdout.write(
      `${name}: response ${response.toFixed(0)} ms, task ${task.toFixed(0)} ms\n`,
    );
  }
  const responses = costs.map(({ response }) => response);
  const worst = costs.reduce((a, b) => (b.task > a.task ? b : a));
  return [
    [
      `${costs.length} uses of pages on a CPU four times slower, response to the press (INP), p75 and worst`,
      `${percentile(responses, 0.75).toFixed(0)} and ${Math.max(...responses).toFixed(0)} ms`,
      'p75 ≤ 200 ms',
    ],
    [
      '… longest task, median and worst',
      `${percentile(
        costs.map(({ task }) => task),
        0.5,
      ).toFixed(0)} and ${worst.task.toFixed(0)} ms (${worst.name})`,
      '≤ 200 ms',
    ],
  ];
}

type Session = Record<string, string>;

async function logIn(origin: string): Promise<Session> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@efie.example', password: DEMO_PASSWORD }),
  });
  const { token, role, userId, customerDetails } = (await response.json()) as Record<
    string,
    string
  >;
  if (!token || !role || !userId) throw new Error('the demo customer could not log in');
  return { authToken: token, role, userId, userData: JSON.stringify(customerDetails ?? {}) };
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

async function costOf(journey: Journey, origin: string, session: Session): Promise<Cost> {
  const browser = await chromium.launch({
    executablePath: ensureChromium({ withWindow: true }),
    args: ARGS,
  });
  try {
    const page = await slowPage(browser, journey.signedIn ? session : undefined);
    await page.goto(origin + journey.path, { waitUntil: 'load' });
    await journey.use(page);
    return { name: journey.name, ...(await page.evaluate(costSoFar)) };
  } finally {
    await browser.close();
  }
}

async function slowPage(browser: Browser, session: Session | undefined): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GH',
  });
  await context.addInitScript(observe);
  if (session) {
    await context.addInitScript((stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    }, session);
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Runs in the page, which keeps what it observes under a name of its own. */
function observe(): void {
  const kept = { response: 0, task: 0 };
  Object.assign(window, { efieCosts: kept });
  const watch = (type: string, note: (duration: number) => void) =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) note(duration);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('event', (duration) => {
    kept.response = Math.max(kept.response, duration);
  });
  watch('longtask', (duration) => {
    kept.task = Math.max(kept.task, duration);
  });
}

/** Runs in the page: after the frame that shows the last use, and the next, in which its entries are reported. */
const costSoFar = () =>
  new Promise<{ response: number; task: number }>((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() =>
          resolve(
            (window as unknown as { efieCosts: { response: number; task: number } }).efieCosts,
          ),
        ),
      ),
    ),
  );

const started = (page: Page) => page.waitForSelector('html[data-running]', { state: 'attached' });

async function startWithUse(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await started(page);
}
