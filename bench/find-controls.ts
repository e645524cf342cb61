import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Control } from '../e2e/testing/controls.ts';
import { PUBLIC_PAGES } from '../e2e/testing/public-pages.ts';
import { onPhone, type Tapped } from './control-visit.ts';

interface Listing {
  _id: string;
  propertyType?: string;
  photos: unknown[];
  lister?: { userId: string };
}

/**
 * The controls of every public page as they are once its scripts run, with what comes of each; of those that are alike on several
 * pages one. Those that nothing can be seen of are left out.
 * @param wanted how the names begin; all where it is empty.
 */
export const findControls = (origin: string, wanted: readonly string[]): Promise<Tapped[]> =>
  onPhone(async (page) => {
    // A first visit: no favourites, no settings.
    await page.addInitScript(() => localStorage.clear());
    const found = new Map<string, Tapped>();
    for (const [path, within] of await parts(origin)) {
      await openRunning(page, origin + path);
      for (const control of await page.evaluate((part) => window.controls.all(part), within)) {
        const key = JSON.stringify(control);
        if (found.has(key) || !isWanted(control, wanted)) continue;
        await openRunning(page, origin + path);
        const before = await seen(page, control, within);
        await page.evaluate(([one, part]) => window.controls.use(one, part), [
          control,
          within,
        ] as const);
        const effect = await settled(page, control, within);
        if (JSON.stringify(effect) !== JSON.stringify(before)) {
          found.set(key, { path, within, control, effect });
        }
      }
    }
    return [...found.values()];
  });

const isWanted = ({ name }: Control, wanted: readonly string[]) =>
  wanted.length === 0 || wanted.some((each) => name.toLowerCase().startsWith(each.toLowerCase()));

/** What stands around every page, and what is in each. */
async function parts(origin: string): Promise<[path: string, within: string][]> {
  const list = async (kind: string) =>
    (await (await fetch(`${origin}/api/${kind}?limit=100`)).json()) as Listing[];
  const stay = (await list('properties')).find(
    ({ propertyType, photos }) => propertyType === 'Short-Stay' && photos.length > 2,
  );
  const car = (await list('cars')).find(({ photos }) => photos.length > 0);
  const examples: Readonly<Record<string, string>> = {
    'pages/property.tsx': `/property/${stay?._id}`,
    'pages/car.tsx': `/cars/${car?._id}`,
    'pages/lister.tsx': `/lister/${stay?.lister?.userId}`,
    'pages/signup.tsx': '/signup?role=Customer',
  };
  const pages = [...PUBLIC_PAGES].map(([file, path]): [string, string] => [
    examples[file] ?? path,
    'main',
  ]);
  return [['/', 'header, footer'], ...pages];
}

async function openRunning(page: Page, address: string): Promise<void> {
  // With "Low data", which a cookie remembers, scripts wait for a use.
  await page.context().clearCookies();
  // The same address again would be a reload, which scrolls to where the page was.
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForSelector('html[data-running]', { state: 'attached' });
}

const seen = (page: Page, control: Control, within: string) =>
  page.evaluate(
    ([one, part]) => {
      window.controls.find(one, part);
      return window.controls.see(one, part);
    },
    [control, within] as const,
  );

/** What is seen once it has been the same for a while: what is typed is followed a moment later. */
async function settled(page: Page, control: Control, within: string) {
  let [before, same] = ['', 0];
  for (;;) {
    await wait(250);
    const now = await page
      .evaluate(([one, part]) => window.controls.see(one, part), [control, within] as const)
      .catch(() => undefined);
    same = now && JSON.stringify(now) === before ? same + 1 : 0;
    before = JSON.stringify(now);
    if (now && same === 3) return now;
  }
}
