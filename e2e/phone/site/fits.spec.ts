import { DEMO_CARS } from '#demo/cars/index.ts';
import { DEMO_PROPERTIES } from '#demo/properties/index.ts';
import { newComment, newListing } from '../../testing/listings.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The demo listings' texts fit into their cards at 360 px. */

test.use({ reducedMotion: 'reduce' });

// §2.1/8
test('no card cuts off a review count, a mileage or a place', async ({ page }) => {
  const lister = await newPerson('Agent');
  const { _id, name } = await newListing(lister, {}, { photos: 1 });
  await newComment(await newPerson('Customer'), _id, 'Clean and quiet.', 4);
  // Other tests meanwhile add listings with unrealistic names.
  const names = [...DEMO_PROPERTIES, ...DEMO_CARS, { name }].map((each) => each.name);
  for (const path of ['/', '/cars', '/buy-a-car', '/short-stays', `/short-stays?search=${name}`]) {
    await visit(page, path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const cut = await cards.evaluateAll(
      (all, known) =>
        all
          .filter(({ textContent }) => known.some((each) => textContent.includes(each)))
          .flatMap((card) => [...card.querySelectorAll('p, p *')])
          .filter((each) => {
            const { overflowX, textOverflow } = getComputedStyle(each);
            return (
              overflowX === 'hidden' &&
              textOverflow === 'ellipsis' &&
              each.scrollWidth > each.clientWidth
            );
          })
          .map(({ textContent }) => textContent),
      names,
    );
    expect(cut, path).toEqual([]);
  }
});
