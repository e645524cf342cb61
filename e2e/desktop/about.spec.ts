import { DEMO_SETTINGS } from '#demo/settings.ts';
import { expectPicture } from '../testing/screen/pictures.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** About (specification §1, §2.6, §9). */

test('it says who we are, since when, how to reach us and where to follow us', async ({ page }) => {
  await visit(page, '/about');
  const main = page.getByRole('main');
  const hero = main.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expectPicture(hero);
  const links = main.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(links.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');

  const section = (name: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(section('Our Mission')).toBeVisible();
  await expect(section('Our History')).toContainText('Efie was established in 2022.');

  const contact = section('Contact Information');
  await expect(contact).toContainText('Efie House, 14 Second Ringway Link, Ridge, Accra');
  for (const [name, address] of [
    ['hello@efie.example', 'mailto:hello@efie.example'],
    ['+233 30 200 0100', 'tel:+233302000100'],
    ['efie.example', 'https://efie.example'],
  ] as const) {
    const link = contact.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
  }

  const social = section('Follow Us').getByRole('link');
  await expect(social).toHaveCount(4);
  const { facebook, instagram, linkedin, twitter } = DEMO_SETTINGS.social;
  for (const [index, address] of [facebook, instagram, linkedin, twitter].entries()) {
    await expect(social.nth(index)).toHaveAttribute('href', address);
    await expect(social.nth(index)).toHaveAttribute('target', '_blank');
  }

  await main.getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page).toHaveURL('/contact');
});
