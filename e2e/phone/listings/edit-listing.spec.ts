import type { Page } from '@playwright/test';
import { chosenPhotos } from '../../testing/listings/photos.ts';
import { recordVideo } from '../../testing/listings/video.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Editing the files of one's own property (docs/product.md, "Who may do what"). */

let owner: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  await signIn(context, owner);
});

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save changes' });

test('photos are added, ordered and removed', async ({ page }) => {
  const { _id: id } = await newListing(owner, {}, { photos: 2 });
  await visit(page, `/property/${id}/edit`);
  const main = page.getByRole('main');
  const [added] = await chosenPhotos(1);
  if (!added) throw new Error('no photo');
  await main.locator('input[name=images]').setInputFiles(added);
  await expect(main.getByText(/^Uploaded, /)).toBeVisible();
  await main.getByRole('button', { name: 'Make cover: photo 3' }).click();
  await main.getByRole('button', { name: 'Remove photo 3' }).click();
  await save(page).click();
  await expect(page.getByText('Property updated successfully!')).toBeVisible();
  const { photos } = await (await fetch(`${ORIGIN}/api/properties/${id}`)).json();
  expect(photos).toMatchObject([{ width: 320, height: 240 }, { width: 1200 }]);
});

test('a new video is saved with a still that the browser made', async ({ page }) => {
  const { _id: id } = await newListing(owner, {}, { photos: 1 });
  await visit(page, `/property/${id}/edit`);
  const main = page.getByRole('main');
  const buffer = await recordVideo(page);
  const film = { name: 'tour.webm', mimeType: 'video/webm', buffer };
  await main.locator('input[name=video]').setInputFiles(film);
  await save(page).click();
  await expect(page.getByText('Property updated successfully!')).toBeVisible();
  const { photos, videoDetails } = await (await fetch(`${ORIGIN}/api/properties/${id}`)).json();
  expect(photos).toHaveLength(1);
  expect(videoDetails.poster).toMatchObject({ width: 320, height: 180 });
});
