import type { Page } from '@playwright/test';
import { cardsOf, newWord, properties } from '../../testing/listings/home.ts';
import { chosenPhotos } from '../../testing/listings/photos.ts';
import { recordVideo } from '../../testing/listings/video.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson, signIn } from '../../testing/people.ts';
import { header, mobileMenu } from '../../testing/screen/header.ts';
import { type Complaints, expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/**
 * When a part that a page loads on demand is missing, because the browser is offline or an update removed its file, the page
 * goes on without it, with no uncaught error.
 */

/** Makes the files of parts fail, by the name of their module. */
async function lose(page: Page, complaints: Complaints, ...parts: string[]) {
  const files = new RegExp(`/assets/(${parts.join('|')})-[^/]*\\.js$`);
  complaints.expectFailureOf(files);
  await page.route(files, (route) => route.abort());
  return {
    /** Waits until a part is missed; call it before that. */
    missed: () => page.waitForEvent('requestfailed', (request) => files.test(request.url())),
    /** Lets the parts load again. */
    find: () => page.unroute(files),
  };
}

// §2.1/10
test('a visitor goes through photos and lists, reads messages and uses the keyboard despite missing scripts', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expectFailureOf(/\/api\/auth\/login/);
  await test.step('photos can be stepped through and fill the screen', async () => {
    await lose(page, complaints, 'swipe', 'zoom');
    const { _id: id } = await newListing(await newPerson('Agent'), {}, { photos: 3 });
    await visit(page, `/property/${id}`);
    const gallery = page.getByRole('region', { name: /^Photos of / });
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await expect(gallery.getByText('Photo 2 of 3').first()).toBeAttached();
    await page.getByRole('button', { name: /^View full screen: .*, photo 2$/ }).click();
    const screen = page.getByRole('dialog', { name: /^Photos of / });
    await expect(screen.getByRole('img').nth(1)).toBeVisible();
    await screen.getByRole('button', { name: 'Zoom in' }).click();
    await expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await screen.getByRole('button', { name: 'Next photo' }).click();
    await expect(screen.getByText('Photo 3 of 3')).toBeAttached();
  });
  await test.step('a card whose video cannot play shows its photos', async () => {
    const { missed } = await lose(page, complaints, 'card-video');
    const word = newWord();
    const video = await recordVideo(page);
    await newListing(await newPerson('Agent'), { name: `Villa ${word}` }, { photos: 1, video });
    const failure = missed();
    await visit(page, `/?search=${word}`);
    await failure;
    const card = cardsOf(properties(page));
    await expect(card.getByRole('img', { name: new RegExp(`Villa ${word}`) })).toBeVisible();
  });
  await test.step('a message can still be read', async () => {
    const { find } = await lose(page, complaints, 'toast-region');
    await visit(page, '/login');
    const logIn = async (password: string) => {
      await page.getByLabel('Email').fill('nobody@efie.test');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    };
    const toasts = page.locator('#toasts');
    await logIn('not-the-password');
    await expect(toasts.getByText('Invalid email or password')).toBeVisible();
    await find();
    await logIn('nor-this-one');
    await expect(toasts.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(toasts.getByText('Invalid email or password')).toHaveCount(1);
  });
  await test.step('the keyboard and the way back to a list still work', async () => {
    const { missed } = await lose(page, complaints, 'keep-focus', 'return-to-link');
    await visit(page, '/cars');
    const failure = missed();
    await page.keyboard.press('Tab');
    await failure;
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL('/cars');
    await page.goBack();
    await expect(page).toHaveURL('/cars');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

// §2.1/10
test('members find their profile and Logout despite missing scripts, and can rotate a photo later', async ({
  page,
  context,
  complaints,
}) => {
  await signIn(context, await newPerson('Agent'));
  await test.step('the profile and Logout are there', async () => {
    const { missed } = await lose(page, complaints, 'member-parts');
    const failure = missed();
    await visit(page, '/about');
    await failure;
    await mobileMenu(page).open();
    await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await header(page).getByRole('link', { name: 'Agent' }).click();
    await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  });
  await test.step('a photo that cannot be rotated for now stays and is rotated later', async () => {
    const { find } = await lose(page, complaints, 'photo-editor');
    await visit(page, '/uploadProperty');
    const form = page.getByRole('form', { name: 'Upload Property' });
    await form.locator('input[name=images]').setInputFiles(await chosenPhotos(1));
    const turn = form.getByRole('button', { name: 'Rotate or crop photo 1' });
    await turn.click();
    const problem = 'We couldn’t reach the server. Please check your connection and try again.';
    await expect(form.getByText(problem)).toBeVisible();
    await find();
    await turn.click();
    await expect(page.getByRole('dialog', { name: 'Rotate or crop photo 1' })).toBeVisible();
    await expect(form.getByText(problem)).toBeHidden();
  });
});
