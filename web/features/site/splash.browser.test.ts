import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SESSION_KEYS } from '#domain/site/constants.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { openSite } from '../../testing/open-site.tsx';

/** The splash of the home page; that it shows for a second is a journey. */

const isDue = () => 'firstVisit' in document.documentElement.dataset;
const visitedFlag = () => sessionStorage.getItem(SESSION_KEYS.hasVisitedHome);
const splash = () => document.querySelector('.splash');

// §2.3/2, §3/28
test('the splash also shows when the first visit comes from another page, and then no more', async () => {
  answerLists();
  await openSite('/about');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(visitedFlag()).toBeNull();
  const footer = page.getByRole('contentinfo');
  const home = page.getByRole('banner').getByRole('link', { name: 'Efie' }).first();
  await home.click();
  await expect.poll(splash).not.toBeNull();
  expect(isDue()).toBe(true);
  await expect.poll(visitedFlag).toBe('true');
  await footer.getByRole('link', { name: 'About' }).first().click();
  await expect.poll(splash).toBeNull();
  await home.click();
  await expect.poll(splash).not.toBeNull();
  expect(isDue()).toBe(false);
});

test('the splash is not shown to anyone who prefers no motion', async () => {
  answerLists();
  await openSite('/');
  await expect.poll(splash).not.toBeNull();
  expect(isDue()).toBe(true);
  expect(splash()?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(visitedFlag()).toBe('true');
});
