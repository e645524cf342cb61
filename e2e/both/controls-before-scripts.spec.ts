import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Car } from '#domain/cars/schema.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson } from '../testing/people.ts';
import { PUBLIC_PAGES } from '../testing/public-pages.ts';
import { type Control, knowControls, type Seen } from '../testing/screen/controls.ts';
import { ORIGIN } from '../testing/site.ts';
import { type Complaints, expect, test } from '../testing/test.ts';

/**
 * Every control on every public page does the same before the scripts run as afterwards. Whether it is used before they are
 * requested, while they load or while they start, it reacts within a frame and has its usual effect. Their start undoes, closes,
 * scrolls and loses nothing. The moments are taken in turns: each control is tried at one, neighbours at others.
 */

const WHEN = ['not asked for', 'on their way', 'starting'] as const;
type When = (typeof WHEN)[number];

/** A property with several photos; no other test changes its lister. */
const aProperty = async () => newListing(await newPerson('Agent'), {}, { photos: 3 });

/** A demo car with a photo. */
async function aCar(): Promise<Car> {
  const response = await fetch(`${ORIGIN}/api/cars?limit=100`);
  const car = ((await response.json()) as Car[]).find(({ photos }) => photos.length > 0);
  if (!car) throw new Error('no car has a photo');
  return car;
}

/** A page for each route module; an invalid token has a page too. */
const EXAMPLES: Readonly<Record<string, () => Promise<string>>> = {
  'pages/properties/property.tsx': async () => `/property/${(await aProperty())._id}`,
  'pages/cars/car.tsx': async () => `/cars/${(await aCar())._id}`,
  'pages/lister.tsx': async () => `/lister/${(await aProperty()).lister?.userId}`,
  'pages/accounts/signup.tsx': async () => '/signup?role=Customer',
};

/** Wide screens show other controls here than phones do. */
const WIDE_TOO = [
  'pages/properties/property.tsx',
  'pages/cars/car.tsx',
  'pages/accounts/login.tsx',
];

/** The pages by the folder of their modules, tried one after another. */
const GROUPS = Map.groupBy(PUBLIC_PAGES, ([file]) => file.split('/').slice(1, -1)[0] ?? 'the site');

// The frame around all pages is tried once.
// §2.1/31
test('around every page', { tag: '@phone' }, ({ page, complaints }) =>
  expectSameBeforeScripts(page, complaints, [['/about', 'header, footer']]),
);

for (const [group, pages] of GROUPS) {
  test(`on the pages of ${group}`, { tag: '@phone' }, ({ page, complaints }) =>
    expectSameOn(page, complaints, pages),
  );
}

test('on a wide screen', { tag: '@desktop' }, ({ page, complaints }) =>
  expectSameOn(
    page,
    complaints,
    [...PUBLIC_PAGES].filter(([file]) => WIDE_TOO.includes(file)),
  ),
);

async function expectSameOn(
  page: Page,
  complaints: Complaints,
  pages: readonly (readonly [file: string, example: string])[],
): Promise<void> {
  test.setTimeout(pages.length * 240_000);
  const paths = await Promise.all(
    pages.map(async ([file, example]) => (await EXAMPLES[file]?.()) ?? example),
  );
  await expectSameBeforeScripts(
    page,
    complaints,
    paths.map((path) => [path, 'main'] as const),
  );
}

async function expectSameBeforeScripts(
  page: Page,
  complaints: Complaints,
  parts: readonly (readonly [path: string, within: string])[],
): Promise<void> {
  // A missing page, a call about a missing thing, and a form that the browser posts empty.
  complaints.expectFailureOf(/\/api\/|no-such-page|\/0$|\/[\w-]+(\?role=\w+)?$/);
  await knowControls(page);
  // Slides that move by themselves would look like an effect.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Start without anything kept or chosen.
  await page.addInitScript(() => localStorage.clear());
  for (const [path, within] of parts) {
    await test.step(path, () => expectSameOnPage(page, path, within));
  }
}

async function expectSameOnPage(page: Page, path: string, within: string): Promise<void> {
  const after = await open(page, path);
  after.release();
  await running(page);
  const controls = await page.evaluate((part) => window.controls.all(part), within);
  for (const [at, control] of controls.entries()) {
    const expected = await seenAfter(page, path, control, within);
    const when = WHEN[(at + path.length) % WHEN.length] as When;
    await test.step(`${control.kind} “${control.name}” when scripts are ${when}`, async () => {
      await expectSame(page, path, { control, within, when, expected });
    });
  }
}

/** The effect of a control once the scripts run. */
async function seenAfter(page: Page, path: string, control: Control, within: string) {
  const { release } = await open(page, path);
  release();
  await running(page);
  await page.evaluate(([one, part]) => window.controls.use(one, part), [control, within] as const);
  for (;;) {
    const seen = await settled(page, control, within);
    // The list follows the typed words a moment later (web/lib/lists/use-filter-query.ts).
    await wait(400);
    const later = await settled(page, control, within);
    if (JSON.stringify(seen) === JSON.stringify(later)) return later;
  }
}

interface Use {
  control: Control;
  within: string;
  when: When;
  expected: Seen;
}

async function expectSame(page: Page, path: string, use: Use): Promise<void> {
  const { control, within, when, expected } = use;
  const args = [control, within] as const;
  const { release, loads } = await open(page, path, when);
  if (when === 'starting') {
    release();
    await page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    );
    const isThere = await page.evaluate(([one, part]) => {
      const control = window.controls.find(one, part);
      if (control) window.controls.use(one, part);
      return control !== undefined;
    }, args);
    if (!isThere) return;
  } else {
    const outcome = await page.evaluate(heard, args).catch(() => 'another page');
    // Controls that scripts add cannot be used before.
    if (outcome === 'not there') return;
    expect.soft(outcome, 'it shows that it was heard').not.toBe('nothing');
    loads();
    release();
  }
  await expect.poll(() => settled(page, control, within)).toEqual(expected);
  if (control.kind !== 'choose') return;
  // The choice must survive.
  await wait(400);
  expect(await settled(page, control, within)).toEqual(expected);
}

/** Runs in the page: uses a control, and returns what the next frame shows of it. */
async function heard([control, within]: readonly [Control, string]) {
  if (!window.controls.find(control, within)) return 'not there';
  const before = JSON.stringify(window.controls.see(control, within));
  window.controls.use(control, within);
  await new Promise(requestAnimationFrame);
  if (document.querySelector('[data-early]')) return 'a ring';
  // By now the browser may have copied.
  if (document.querySelector('[data-copied]')) return 'its effect';
  const isSame = before === JSON.stringify(window.controls.see(control, within));
  return isSame ? 'nothing' : 'its effect';
}

/** Opens a page whose scripts come once `release` is called; they are `not asked for` while its pictures are loading. */
async function open(page: Page, path: string, when: When = 'on their way') {
  const scripts = Promise.withResolvers<void>();
  const pictures = Promise.withResolvers<void>();
  if (when !== 'not asked for') pictures.resolve();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.route('**', async (route) => {
    const type = route.request().resourceType();
    if (type === 'image') await pictures.promise;
    if (/\/assets\/.*\.js$/.test(route.request().url())) await scripts.promise;
    // The page may have been left in the meantime.
    await route.continue().catch(() => {});
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (when === 'on their way') {
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'));
  }
  return { release: scripts.resolve, loads: pictures.resolve };
}

const running = (page: Page) => page.waitForSelector('html[data-running]', { state: 'attached' });

/** Once the scripts run, nothing waits for them, and the browser is idle. */
async function settled(page: Page, control: Control, within: string): Promise<Seen> {
  try {
    await running(page);
    await page.waitForFunction(() => !document.querySelector('[data-early]'));
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
    );
    return await page.evaluate(([one, part]) => window.controls.see(one, part), [
      control,
      within,
    ] as const);
  } catch (error) {
    // A navigation came in between.
    if (!/context|navigat/i.test(String(error))) throw error;
    return settled(page, control, within);
  }
}
