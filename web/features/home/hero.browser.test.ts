import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerLists, haveTime } from '../../testing/lists-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { fakeTimeouts } from '../../testing/timeouts.ts';
import { HERO_SLIDES } from './hero-slides.ts';

/** The carousel on top of the home page (specification §2.3, §9). */

const hero = page.getByRole('region', { name: 'Welcome' });
const next = page.getByRole('button', { name: 'Next slide' });
const previous = page.getByRole('button', { name: 'Previous slide' });
const [FIRST, SECOND, THIRD] = HERO_SLIDES.map(({ title }) => title) as [string, string, string];

/** The title of the slide that is visible and reachable. */
const shown = () => hero.element().querySelector('li:not([inert]) h2')?.textContent;

beforeEach(() => {
  haveTime();
  answerLists();
});

// §1/15, §2.3/4
test('the hero has three slides with titles and descriptions, and arrows without end', async () => {
  await openSite('/');
  await expect.poll(shown).toBe(FIRST);
  expect([FIRST, SECOND, THIRD]).toEqual([
    'Find Your Dream Home',
    'Experience Luxury Living',
    'Affordable Housing Options',
  ]);
  for (const text of [
    'Curated properties',
    'Premium amenities',
    'Cost-effective homes in vibrant communities',
  ]) {
    await expect.element(hero.getByText(text)).toBeInTheDocument();
  }
  for (const [button, title] of [
    [next, SECOND],
    [next, THIRD],
    [next, FIRST],
    [previous, THIRD],
  ] as const) {
    await button.click();
    await expect.poll(shown).toBe(title);
    await expect.element(hero.getByRole('heading', { name: title })).toBeInViewport({ ratio: 0.9 });
  }
  // No thumbnails: the arrows are all there is to press.
  expect(hero.getByRole('button').elements()).toHaveLength(2);
});

describe('the slideshow', () => {
  /** Opens the page for someone without reduced motion, under a controlled clock. */
  async function openByTheClock({ still = false } = {}) {
    await userEvent.hover(document.documentElement, { position: { x: 5, y: 700 } });
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('prefers-reduced-motion') && !still
        ? matchMedia('not all')
        : matchMedia.call(window, query),
    );
    await openSite('/');
    await expect.element(hero).toBeVisible();
    // The other pictures load once the page is idle; only then do the slides move.
    await expect.poll(() => hero.element().querySelectorAll('img').length).toBe(3);
    fakeTimeouts();
  }

  /** Brings a slide into view by the arrow, from which the five seconds are counted. */
  async function stepTo(title: string) {
    do await next.click();
    while (shown() !== title);
    await leave();
  }

  const leave = () => userEvent.hover(document.documentElement, { position: { x: 5, y: 700 } });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  // §2.3/3, §9/5
  test('moves on every five seconds until it is paused', async () => {
    await openByTheClock();
    await stepTo(FIRST);
    await pass(4_900);
    expect(shown()).toBe(FIRST);
    await pass(200);
    for (const title of [SECOND, THIRD, FIRST]) {
      await expect.poll(shown).toBe(title);
      await pass(5_000);
    }
    await stepTo(FIRST);
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await leave();
    await pass(20_000);
    expect(shown()).toBe(FIRST);
    await page.getByRole('button', { name: 'Play slides' }).click();
    await leave();
    await pass(5_100);
    await expect.poll(shown).toBe(SECOND);
  });

  test('waits while it is pointed at or has the focus', async () => {
    await page.viewport(1280, 800);
    await openByTheClock();
    await stepTo(FIRST);
    await userEvent.hover(hero, { position: { x: 300, y: 100 } });
    await pass(20_000);
    expect(shown()).toBe(FIRST);
    await leave();
    await pass(5_100);
    await expect.poll(shown).toBe(SECOND);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toBe(FIRST);
    await pass(20_000);
    expect(shown()).toBe(FIRST);
  });

  test('stands still for anyone who prefers no motion', async () => {
    await openByTheClock({ still: true });
    await expect
      .element(page.getByRole('button', { name: 'Pause slides' }))
      .not.toBeInTheDocument();
    await pass(20_000);
    expect(shown()).toBe(FIRST);
  });
});
