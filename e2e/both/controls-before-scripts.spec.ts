import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { Car } from '#domain/cars/schema.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson } from '../testing/people.ts';
import { PUBLIC_PAGES } from '../testing/public-pages.ts';
import { type Control, knowControls, type Seen } from '../testing/screen/controls.ts';
import { ORIGIN } from '../testing/site.ts';
import { type Complaints, expect, test } from '../testing/test.ts';
import { running } from '../testing/visit.ts';

/**
 * Every control on every public page does the same before the scripts run as afterwards. Whether it is used before they are
 * requested, while they load or while they start, it reacts within a frame and has its usual effect. Their start undoes, closes,
 * scrolls and loses nothing. The moments are taken in turns: each control is tried at one, neighbours at others. The fields of a
 * page are filled in together, as a person does who waits for nothing.
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

const LIST = 'pages/properties/family.tsx';
/** Pages made of the parts of another: only controls that the other has not are tried. */
const LIKE: Readonly<Record<string, string>> = {
  'pages/cars/car.tsx': 'pages/properties/property.tsx',
  'pages/cars/cars.tsx': LIST,
  'pages/cars/buy-a-car.tsx': LIST,
  'pages/cars/relocation-ride.tsx': LIST,
  'pages/lister.tsx': LIST,
  'pages/accounts/reset-password.tsx': 'pages/accounts/login.tsx',
};

/** The page whose parts lie beside each other on a wide screen; its gallery is that of cars. */
const WIDE_TOO = 'pages/properties/property.tsx';

/** The pages by the folder of their modules, tried one after another. */
const GROUPS = Map.groupBy(PUBLIC_PAGES, ([file]) => file.split('/').slice(1, -1)[0] ?? 'the site');

// The frame around all pages is tried once.
// §2.1/31
test('around every page', { tag: '@phone' }, ({ page, complaints }) =>
  expectSameBeforeScripts(page, complaints, [{ path: '/about', within: 'header, footer' }]),
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
    [...PUBLIC_PAGES].filter(([file]) => file === WIDE_TOO),
  ),
);

async function expectSameOn(
  page: Page,
  complaints: Complaints,
  pages: readonly (readonly [file: string, example: string])[],
): Promise<void> {
  test.setTimeout(pages.length * 240_000);
  const parts = await Promise.all(
    pages.map(async ([file]) => {
      const like = LIKE[file];
      return {
        path: await exampleOf(file),
        within: 'main',
        ...(like && { like: await exampleOf(like) }),
      };
    }),
  );
  await expectSameBeforeScripts(page, complaints, parts);
}

const exampleOf = async (file: string) =>
  (await EXAMPLES[file]?.()) ?? PUBLIC_PAGES.get(file) ?? '';

interface Part {
  path: string;
  within: string;
  /** The address of a page whose controls are tried there. */
  like?: string;
}

async function expectSameBeforeScripts(
  page: Page,
  complaints: Complaints,
  parts: readonly Part[],
): Promise<void> {
  // A missing page, a call about a missing thing, and a form that the browser posts empty.
  complaints.expectFailureOf(/\/api\/|no-such-page|\/0$|\/[\w-]+(\?role=\w+)?$/);
  await knowControls(page);
  // Slides that move by themselves would look like an effect.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Start without anything kept or chosen.
  await page.addInitScript(() => localStorage.clear());
  for (const part of parts) {
    await test.step(part.path, () => expectSameOnPage(page, part));
  }
}

async function expectSameOnPage(page: Page, { path, within, like }: Part): Promise<void> {
  const controls = async (address: string) => {
    await openRunning(page, address);
    return page.evaluate((part) => window.controls.all(part), within);
  };
  const tried = new Set(like ? (await controls(like)).map(keyOf) : []);
  const turns = turnsOf((await controls(path)).filter((control) => !tried.has(keyOf(control))));
  for (const [at, controls] of turns.entries()) {
    // The first turn finds the page as it was opened.
    if (at > 0) await openRunning(page, path);
    const expected = await seenAfter(page, controls, within);
    const when = WHEN[(at + path.length) % WHEN.length] as When;
    const names = controls.map(({ kind, name }) => `${kind} “${name}”`).join(', ');
    await test.step(`${names} when scripts are ${when}`, async () => {
      await expectSame(page, path, { controls, within, when, expected });
    });
  }
}

const keyOf = ({ kind, name }: Control) => `${kind} ${name}`;

/** What is used at once: all fields together, and each other control alone. */
function turnsOf(controls: Control[]): Control[][] {
  const fields = controls.filter(({ kind }) => kind === 'type');
  const others = controls.filter(({ kind }) => kind !== 'type').map((control) => [control]);
  return fields.length > 0 ? [fields, ...others] : others;
}

/** The effect of controls once the scripts run. */
async function seenAfter(page: Page, controls: Control[], within: string): Promise<Seen> {
  await page.evaluate(([some, part]) => window.controls.use(some, part), [
    controls,
    within,
  ] as const);
  for (;;) {
    const seen = await settled(page, controls, within);
    // The list follows the typed words a moment later (web/lib/lists/use-filter-query.ts).
    await wait(400);
    const later = await settled(page, controls, within);
    if (JSON.stringify(seen) === JSON.stringify(later)) return later;
  }
}

interface Use {
  controls: Control[];
  within: string;
  when: When;
  expected: Seen;
}

async function expectSame(page: Page, path: string, use: Use): Promise<void> {
  const { controls, within, when, expected } = use;
  const args = [controls, within] as const;
  const { release, loads } = await openHeld(page, path, when);
  if (when === 'starting') {
    release();
    await page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    );
    const areThere = await page.evaluate(([some, part]) => {
      const there = window.controls.find(some, part);
      window.controls.use(there, part);
      return there.length > 0;
    }, args);
    if (!areThere) return;
  } else {
    const outcome = await page.evaluate(heard, args).catch(() => 'another page');
    // Controls that scripts add cannot be used before.
    if (outcome === 'not there') return;
    expect.soft(outcome, 'it shows that it was heard').not.toBe('nothing');
    loads();
    release();
  }
  await expect.poll(() => settled(page, controls, within)).toEqual(expected);
  if (controls[0]?.kind !== 'choose') return;
  // The choice must survive.
  await wait(400);
  expect(await settled(page, controls, within)).toEqual(expected);
}

/** Runs in the page: uses controls, and returns what the next frame shows of it. */
async function heard([controls, within]: readonly [Control[], string]) {
  if (window.controls.find(controls, within).length === 0) return 'not there';
  const before = JSON.stringify(window.controls.see(controls, within));
  window.controls.use(controls, within);
  await new Promise(requestAnimationFrame);
  if (document.querySelector('[data-early]')) return 'a ring';
  // By now the browser may have copied.
  if (document.querySelector('[data-copied]')) return 'its effect';
  const isSame = before === JSON.stringify(window.controls.see(controls, within));
  return isSame ? 'nothing' : 'its effect';
}

/** Opens a page and waits for its scripts; nothing is held, so the browser takes them from its cache. */
async function openRunning(page: Page, path: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await running(page);
}

/** Opens a page whose scripts come once `release` is called; they are `not asked for` while its pictures are loading. */
async function openHeld(page: Page, path: string, when: When) {
  const scripts = Promise.withResolvers<void>();
  const pictures = Promise.withResolvers<void>();
  if (when !== 'not asked for') pictures.resolve();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  // The page may have been left in the meantime.
  const goOn = (route: Route) => route.continue().catch(() => {});
  if (when === 'not asked for') {
    await page.route('**', async (route) => {
      if (route.request().resourceType() === 'image') await pictures.promise;
      await goOn(route);
    });
  }
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await goOn(route);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (when === 'on their way') {
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'));
  }
  return { release: scripts.resolve, loads: pictures.resolve };
}

/** Once the scripts run, nothing waits for them, and the browser is idle. */
async function settled(page: Page, controls: Control[], within: string): Promise<Seen> {
  try {
    await running(page);
    await page.waitForFunction(() => !document.querySelector('[data-early]'));
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
    );
    return await page.evaluate(([some, part]) => window.controls.see(some, part), [
      controls,
      within,
    ] as const);
  } catch (error) {
    // A navigation came in between.
    if (!/context|navigat/i.test(String(error))) throw error;
    return settled(page, controls, within);
  }
}
