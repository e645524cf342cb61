import { demoPerson, newPerson, signIn } from './testing/people.ts';
import { ORIGIN } from './testing/site.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** The admin dashboard (specification §2.21, §6). */
test.skip(({ isMobile }) => isMobile, 'the same on every screen');

const totalOf = async (list: string) =>
  Number((await fetch(`${ORIGIN}/api/${list}&limit=1`)).headers.get('x-total-count'));

test('an Admin finds how many listings there are, and the way to each list', async ({
  page,
  context,
}) => {
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/admin-dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Admin dashboard');
  for (const [label, list, path] of [
    ['Properties sold', 'properties?status=sold', '/property-status'],
    ['Cars for sale', 'cars?kind=regular', '/buy-a-car'],
    ['Relocation vehicles', 'cars?kind=relocation', '/relocation-ride'],
  ] as const) {
    const count = main.getByRole('link', { name: label });
    await expect(count).toContainText(/^\d/);
    // Other tests add listings meanwhile, none of them takes one away.
    expect(Number.parseInt((await count.textContent()) ?? '', 10)).toBeGreaterThan(0);
    expect(await totalOf(list)).toBeGreaterThanOrEqual(
      Number.parseInt((await count.textContent()) ?? '', 10),
    );
    await expect(count).toHaveAttribute('href', path);
  }
  await main.getByRole('link', { name: 'Upload a property' }).click();
  await expect(page).toHaveURL('/uploadProperty');
});

test('nobody else may open it', async ({ page, context }) => {
  await signIn(context, await newPerson('Agent'));
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL('/signup?next=%2Fadmin-dashboard');
});
