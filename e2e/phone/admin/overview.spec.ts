import { addDays, formatDate, formatDay, today } from '#domain/values/calendar-date.ts';
import { demoPerson, newPerson, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The charts of the Admin's overview (docs/product.md, "The Admin's workspace"). */

// §2.21/25
test('activity appears as charts over the days in the address, with the numbers behind them', async ({
  page,
  context,
}) => {
  await newPerson('Customer');
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/admin-dashboard?days=7');
  const section = page.getByRole('region', { name: 'Activity' });
  await expect(section.getByLabel('Days')).toHaveValue('7');
  const chart = section.getByRole('slider', { name: 'New accounts by day' });
  const now = today(new Date());
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${formatDay(now)}: [1-9]`));
  await expect(section.getByRole('slider')).toHaveCount(10);
  await expectAccessible(page);

  await section.getByText('New accounts, day by day').click();
  const table = section.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('row').nth(1)).toContainText(formatDate(now));
  await section.getByText('New listings, day by day').click();
  await expectAccessible(page);

  await chart.focus();
  await page.keyboard.press('Home');
  const count = await table.first().getByRole('cell').last().textContent();
  await expect(chart).toHaveAttribute('aria-valuetext', `${formatDay(addDays(now, -6))}: ${count}`);

  await section.getByLabel('Days').selectOption('Last 90 days');
  await expect(page).toHaveURL('/admin-dashboard?days=90');
  await expect(table.first().getByRole('row')).toHaveCount(91);
});
