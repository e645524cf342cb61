import path from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '#demo/people.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { ensureChromium } from './chromium.ts';

/**
 * Takes the pictures of the README and of docs/stays.md again, from a server with the demo listings: `npm run pictures --
 * http://localhost:3000 [name …]`. Each is taken once its photos are drawn, not their placeholders.
 */

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');

const WIDE: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

interface Picture {
  name: string;
  address: string;
  shape: BrowserContextOptions;
  /** The demo account to use; a visitor by default. */
  as?: 'owner' | 'agent' | 'customer' | 'admin';
  /** Brings the subject into view. */
  show?: (page: Page) => Promise<void>;
}

const [origin, ...names] = process.argv.slice(2);
if (!origin)
  throw new Error('Name the address of a server: npm run pictures -- http://localhost:3000');

const [stay] = await (
  await fetch(`${origin}/api/properties?propertyType=Short-Stay&limit=1`)
).json();
const inTwoWeeks = addDays(today(new Date()), 14);
const days = new URLSearchParams({
  from: inTwoWeeks,
  to: addDays(inTwoWeeks, 3),
  guests: '2',
});

const bySeasons = await demoStay(({ seasons }) => seasons.length > 0);
const byGuests = await demoStay(({ extraGuestFee }) => extraGuestFee > 0);
const nextMonth = addDays(today(new Date()), 31).slice(0, 7);

const PICTURES: readonly Picture[] = [
  { name: 'home-wide', address: '/', shape: WIDE },
  { name: 'detail-wide', address: `/property/${stay._id}`, shape: WIDE },
  { name: 'stays-wide', address: `/short-stays?${days}`, shape: WIDE },
  { name: 'map-wide', address: '/property-rentals?map=1', shape: WIDE, show: settleMap },
  { name: 'workspace-wide', address: '/workspace', shape: WIDE, as: 'owner' },
  { name: 'admin-wide', address: '/admin-dashboard', shape: WIDE, as: 'admin' },
  { name: 'home-phone', address: '/', shape: PHONE },
  {
    name: 'booking-phone',
    address: `/booking?property=${stay._id}&${days}`,
    shape: PHONE,
    as: 'customer',
    show: async (page) => {
      const calendar = page.getByRole('grid');
      await calendar.waitFor();
      await page.getByRole('group', { name: 'Your dates' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'upload-car-phone', address: '/upload-car', shape: PHONE, as: 'customer' },
  {
    name: 'host-calendar-phone',
    address: `/workspace/calendar?month=${nextMonth}&stay=${byGuests}`,
    shape: PHONE,
    as: 'agent',
    show: (page) => toTop(page.getByLabel('Stay', { exact: true }).first()),
  },
  {
    name: 'stay-prices-phone',
    address: `/workspace/stays/${bySeasons}/rules`,
    shape: PHONE,
    as: 'agent',
    show: (page) => toTop(page.getByText(/season/i).first()),
  },
];

const browser = await chromium.launch({
  executablePath: ensureChromium({ withWindow: true }),
  args: ['--no-sandbox'],
});
try {
  for (const picture of PICTURES) {
    if (names.length === 0 || names.includes(picture.name)) await take(picture);
  }
} finally {
  await browser.close();
}

async function take({ name, address, shape, as, show }: Picture): Promise<void> {
  const context = await browser.newContext({
    ...shape,
    locale: 'en-GH',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (as) await logIn(context, `${as}@efie.example`);
  const page = await context.newPage();
  await page.goto(origin + address);
  // Pages start their scripts with the first use.
  await page.mouse.move(1, 1);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForSelector('html[data-running]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await show?.(page);
  await photosDrawn(page);
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(path.join(FOLDER, `${name}.webp`));
  process.stdout.write(`${name}\n`);
  await context.close();
}

/** Waits until each photo in view is loaded and decoded, and the fonts are there. */
async function photosDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Below the header, which stays in view. */
async function toTop(locator: Locator): Promise<void> {
  await locator.evaluate((element) =>
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 140),
  );
}

/** The id of the first demo stay that is sold so. */
async function demoStay(isSoldSo: (rules: StayRules) => boolean): Promise<string> {
  const stays = await (
    await fetch(`${origin}/api/properties?propertyType=Short-Stay&limit=100`)
  ).json();
  for (const { _id } of stays) {
    const { rules } = await (await fetch(`${origin}/api/properties/${_id}/stay-rules`)).json();
    if (rules && isSoldSo(rules)) return _id;
  }
  throw new Error('no demo stay is sold so');
}

async function settleMap(page: Page): Promise<void> {
  await page.locator('.maplibregl-canvas').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Logs in like the login page. */
async function logIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.close();
}
