import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEMO_SETTINGS } from '#demo/settings.ts';
import { address, openSite } from '../testing/open-site.tsx';

/** About (specification §1, §2.6, §9). */

// §1/14, §2.6/1, §2.6/2, §2.6/3, §2.6/4, §2.6/5, §9/35
test('the About page says who we are, since when, how to reach us and where to follow us', async () => {
  await openSite('/about', DEMO_SETTINGS);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('About Us');
  const picture = title.element().closest('section')?.querySelector('img');
  await expect.poll(() => picture?.complete).toBe(true);
  const crumbs = main.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect.element(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect
    .element(crumbs.getByRole('link', { name: 'About' }))
    .toHaveAttribute('href', '/about');
  await expect.element(main.getByRole('heading', { level: 2, name: 'Our Mission' })).toBeVisible();
  await expect.element(main.getByText('Efie was established in 2022.')).toBeVisible();

  await expect
    .element(main.getByText('Efie House, 14 Second Ringway Link, Ridge, Accra'))
    .toBeVisible();
  for (const [name, href] of [
    ['hello@efie.example', 'mailto:hello@efie.example'],
    ['+233 30 200 0100', 'tel:+233302000100'],
    ['efie.example', 'https://efie.example'],
  ] as const) {
    await expect
      .element(main.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', href);
  }

  const follow = main.getByRole('heading', { level: 2, name: 'Follow Us' }).element();
  const links = [...(follow.closest('section')?.querySelectorAll('a') ?? [])];
  const { facebook, instagram, linkedin, twitter } = DEMO_SETTINGS.social;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    facebook,
    instagram,
    linkedin,
    twitter,
  ]);
  for (const link of links) expect(link.target).toBe('_blank');

  await main.getByRole('link', { name: 'Get in Touch' }).click();
  await expect.poll(address).toBe('/contact');
});
