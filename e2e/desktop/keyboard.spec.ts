import { addDays, today } from '#domain/values/calendar-date.ts';
import { commentsHead } from '../testing/listings/comments.ts';
import { chosenPhotos } from '../testing/listings/photos.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { KeyboardUser } from '../testing/screen/keyboard.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Whole journeys by keyboard only (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11). */

// Hundreds of key presses, with a check after each.
test.setTimeout(120_000);

// §2.1/49
test('a guest logs in, finds a stay, looks at it, reviews it, books it and cancels', async ({
  page,
}) => {
  const owner = await newPerson('Property Owner');
  const guest = await newPerson('Customer', { firstname: 'Esi', lastname: 'Quaye' });
  const stay = await newListing(owner, { region: 'Oti' }, { photos: 2 });
  const user = new KeyboardUser(page);
  const { keyboard } = page;
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');

  await test.step('the guest logs in', async () => {
    await visit(page, '/');
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await user.seesFocus();
    await user.press(banner.getByRole('link', { name: 'Login' }));
    await expect(page).toHaveURL('/login');
    await user.keepsFocus();
    await user.type(main.getByLabel('Email'), guest.email);
    await user.type(main.getByLabel('Password', { exact: true }), guest.password);
    await keyboard.press('Enter');
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL('/');
    await user.keepsFocus();
  });

  await test.step('goes to the guest houses by the menu', async () => {
    const arrow = banner.getByRole('button', { name: 'Short-Stays menu' });
    await user.press(arrow, 'Enter', 'Shift+Tab');
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('Escape');
    await expect(arrow).toHaveAttribute('aria-expanded', 'false');
    await expect(arrow).toBeFocused();
    await keyboard.press('Space');
    await user.press(banner.getByRole('link', { name: 'Guest House', exact: true }));
    await expect(page).toHaveURL('/guest-house');
    await user.keepsFocus();
  });

  await test.step('searches, filters and pages', async () => {
    await user.press(main.locator('summary', { hasText: 'Region' }));
    const boxes = main.getByRole('group', { name: 'Region' });
    await user.press(boxes.getByRole('checkbox', { name: /^Oti/ }), 'Space');
    await expect(page).toHaveURL(/region=Oti/);
    await user.type(main.getByPlaceholder('Name, town, bedrooms ...'), stay.name);
    await expect(main.getByRole('status').filter({ hasText: /\d propert/ })).toHaveText(
      '1 property',
    );
    await user.press(main.getByRole('button', { name: 'Remove Oti' }));
    await expect(page).not.toHaveURL(/region=/);
    await user.keepsFocus();
  });

  await test.step('opens it and its photos', async () => {
    await user.press(main.getByRole('link', { name: stay.name, exact: true }));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(stay.name);
    await user.keepsFocus();
    await page.goBack();
    await expect(main.getByRole('link', { name: stay.name, exact: true })).toBeFocused();
    await keyboard.press('Enter');
    const photo = main.getByRole('button', { name: /^View full screen: .*, photo 1$/ });
    await user.press(photo);
    const photos = page.getByRole('dialog', { name: `Photos of ${stay.name}` });
    await expect(photos.getByRole('button', { name: 'Close' })).toBeFocused();
    await user.press(photos.getByRole('button', { name: 'Next photo' }));
    await expect(photos.getByText('Photo 2 of 2', { exact: true })).toBeAttached();
    await keyboard.press('ArrowLeft');
    await expect(photos.getByText('Photo 1 of 2', { exact: true })).toBeAttached();
    await keyboard.press('Escape');
    await expect(photos).toBeHidden();
    await expect(photo).toBeFocused();
  });

  await test.step('comments on it, and reads when stars count', async () => {
    await user.press(commentsHead(page), 'Space');
    await expect(main.getByText(/^You can give stars once you’ve stayed here/)).toBeVisible();
    await user.type(main.getByRole('textbox', { name: 'Your comment' }), 'Quiet at night.');
    await user.press(main.getByRole('button', { name: 'Post Comment' }));
    await expect(page.getByText('Comment posted successfully!')).toBeVisible();
    await user.keepsFocus();
    const own = main.getByRole('article', { name: 'Comment by Esi Quaye' });
    // The focus is on it.
    await user.press(own.getByRole('button', { name: 'Delete' }));
    const dialog = page.getByRole('dialog', { name: 'Delete' });
    await user.press(dialog.getByRole('button', { name: 'Delete' }));
    await expect(own).toHaveCount(0);
    await user.keepsFocus();
  });

  await test.step('books it', async () => {
    await user.press(main.getByRole('link', { name: 'Book Now' }));
    await expect(page).toHaveURL(/\/booking\?property=/);
    await user.keepsFocus();
    const checkIn = addDays(today(new Date()), 20);
    await user.typeDate(main.getByLabel('Check In'), checkIn);
    await user.typeDate(main.getByLabel('Check Out'), addDays(checkIn, 2));
    await user.press(main.getByRole('button', { name: 'Confirm Booking' }));
    await expect(main.getByText(/^Booking confirmed!/)).toBeVisible();
    await user.keepsFocus();
    await expect(page).toHaveURL('/');
    await user.keepsFocus();
  });

  await test.step('cancels', async () => {
    await user.press(
      banner.getByRole('button', { name: 'Your account menu' }),
      'Enter',
      'Shift+Tab',
    );
    await user.press(banner.getByRole('link', { name: 'Your bookings' }));
    await expect(page).toHaveURL('/bookings');
    await user.press(main.getByRole('button', { name: 'Cancel booking' }));
    const dialog = page.getByRole('dialog');
    await user.press(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(main.getByText('Cancelled', { exact: true })).toBeVisible();
    await user.keepsFocus();
  });
});

// §2.1/49
test('an owner uploads a property, sets its status and deletes it', async ({ page, context }) => {
  const owner = await newPerson('Property Owner');
  await signIn(context, owner);
  const user = new KeyboardUser(page);
  const { keyboard } = page;
  const main = page.getByRole('main');
  const name = 'Keyboard Court';

  await test.step('the owner uploads it', async () => {
    await visit(page, '/uploadProperty');
    await user.reach(main.getByLabel('Choose images'));
    await main.getByLabel('Choose images').setInputFiles(await chosenPhotos(3));
    const later = main.getByRole('button', { name: 'Move photo 1 later' });
    await user.press(later, 'Enter', 'Shift+Tab');
    await expect(main.getByRole('button', { name: 'Move photo 2 later' })).toBeFocused();
    await user.press(main.getByRole('button', { name: 'Remove photo 3' }));
    await expect(main.getByRole('button', { name: 'Remove photo 2' })).toBeFocused();
    await user.type(main.getByLabel('Name', { exact: true }), name);
    await user.type(main.getByLabel('Property type'), 'Property R');
    await user.type(main.getByLabel('Rental type'), 'Duplex');
    await user.type(main.getByLabel('Condition'), 'Renovated');
    await user.type(main.getByLabel('Price'), '2500');
    await user.type(main.getByLabel('Region'), 'Volta');
    await user.type(main.getByLabel('Location'), 'Ho');
    await user.type(main.getByLabel('Address'), '3 Market Street');
    await user.press(main.getByRole('button', { name: 'Upload Property' }));
    await expect(page.getByText('Property uploaded successfully!')).toBeVisible();
    await expect(page).toHaveURL('/');
    await user.keepsFocus();
  });

  await test.step('sets its status', async () => {
    await visit(page, '/property-status');
    await user.type(main.getByLabel(`New status of ${name}`), 'Rented');
    await user.press(main.getByRole('button', { name: 'Update' }));
    await expect(page.getByText('Property status updated successfully!')).toBeVisible();
    await user.keepsFocus();
  });

  await test.step('deletes it', async () => {
    await visit(page, '/property-list');
    const remove = main.getByRole('button', { name: 'Delete Property' });
    await user.press(remove);
    const dialog = page.getByRole('dialog', { name: 'Delete Property' });
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    await keyboard.press('Enter');
    await user.press(dialog.getByRole('button', { name: 'Delete', exact: true }));
    await expect(page.getByText('Property deleted successfully')).toBeVisible();
    await expect(main.getByText('No properties available')).toBeVisible();
    await user.keepsFocus();
  });
});
