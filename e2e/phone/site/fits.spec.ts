import { newComment, newListing } from '../../testing/listings.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** What the demo listings say fits into their cards at 360 px. */

test.use({ reducedMotion: 'reduce' });

test('no card cuts off a review count, a mileage or a place', async ({ page }) => {
  const lister = await newPerson('Agent');
  const { _id, name } = await newListing(lister, {}, { photos: 1 });
  await newComment(await newPerson('Customer'), _id, 'Clean and quiet.', 4);
  for (const path of ['/', '/cars', '/buy-a-car', '/short-stays', `/short-stays?search=${name}`]) {
    await visit(page, path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const cut = await cards.locator('p, p *').evaluateAll((all) =>
      all
        .filter((each) => {
          const { overflowX, textOverflow } = getComputedStyle(each);
          return (
            overflowX === 'hidden' &&
            textOverflow === 'ellipsis' &&
            each.scrollWidth > each.clientWidth
          );
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, path).toEqual([]);
  }
});
