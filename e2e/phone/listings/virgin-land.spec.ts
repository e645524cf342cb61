import { optionsOf } from '../../testing/listings/filters.ts';
import { newPerson, signIn } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Which conditions a property may have (specification §5). */

test('Virgin Land is offered for land only', async ({ page, context }) => {
  await signIn(context, await newPerson('Agent'));
  await visit(page, '/uploadProperty');
  const condition = page.getByLabel('Condition');
  const virgin = condition.getByRole('option', { name: 'Virgin Land' });
  const type = page.getByLabel('Property type');
  await expect(virgin).toHaveCount(0);
  await type.selectOption('Property Sales');
  await page.getByLabel('Sale type').selectOption('Houses For Sale');
  await expect(virgin).toHaveCount(0);
  await page.getByLabel('Sale type').selectOption('Land');
  await condition.selectOption('Virgin Land');
  await type.selectOption('Short-Stay');
  await expect(condition).toHaveValue('');
  await expect(virgin).toHaveCount(0);

  await visit(page, '/land');
  await page.getByRole('button', { name: 'Filters' }).click();
  const conditions = optionsOf(page.getByRole('dialog'), 'Condition');
  await expect(conditions.filter({ hasText: 'Virgin Land' })).toHaveCount(1);
  await visit(page, '/hotels');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(conditions.filter({ hasText: 'Renovated' })).toHaveCount(1);
  await expect(conditions.filter({ hasText: 'Virgin Land' })).toHaveCount(0);
});
