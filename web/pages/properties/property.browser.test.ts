import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Property } from '#domain/properties/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { colourOfElement } from '../../testing/colour.ts';
import { answerCar, answerProperty, filmed } from '../../testing/listing-samples.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { sampleComment, sampleCommentPage } from '../../testing/messages-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import {
  propertyCard,
  sampleCar,
  sampleId,
  samplePhoto,
  sampleProperty,
  sampleStay,
} from '../../testing/samples.ts';

/** Property detail (specification §2.10, §6). */

const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });
const box = page.getByRole('complementary', { name: 'Price and booking' });

const photosOf = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    samplePhoto(n + 1, { alt: `Guest house, photo ${n + 1}` }),
  );

async function open(property: Property) {
  answerProperty(property);
  await openSite(`/property/${property._id}`);
  await expect.element(heading).toHaveTextContent(property.name);
}

/** The lister's contact details, for people who may request them. */
const answerContact = () =>
  answer('GET /api/properties/:id/contact', {
    name: 'Naa Lamptey',
    phoneNumber: '0244 000 121',
    whatsapp: 'https://wa.me/233244000121?text=Hello',
  });

describe('the gallery', () => {
  const region = page.getByRole('region', { name: /^Photos of / });
  const dialog = page.getByRole('dialog', { name: /^Photos of / });
  const front = (n: number) =>
    region.getByRole('button', { name: new RegExp(`^View full screen: .*, photo ${n}$`) }).first();
  const previous = region.getByRole('button', { name: 'Previous photo' }).first();
  const next = region.getByRole('button', { name: 'Next photo' }).first();
  const list = region.getByRole('list', { name: 'Thumbnails' });
  const thumbnail = (name: string) => list.getByRole('button', { name });

  /** The photo in front on a phone. */
  async function expectPhoto(n: number, of: number) {
    await expect
      .element(region.getByText(`Photo ${n} of ${of}`, { exact: true }).first())
      .toBeInTheDocument();
    await expect.element(thumbnail(`Show photo ${n} of ${of}`)).toHaveAttribute('aria-current');
    await expect.element(front(n)).toBeInViewport({ ratio: 0.9 });
  }

  const openGallery = (photos: number) => open(sampleStay({ photos: photosOf(photos) }));

  // §2.10/3
  test('follows arrows, thumbnails and keys, without an end', async () => {
    await openGallery(3);
    await expectPhoto(1, 3);
    await previous.click();
    await expectPhoto(3, 3);
    await next.click();
    await expectPhoto(1, 3);
    await thumbnail('Show photo 2 of 3').click();
    await expectPhoto(2, 3);
    await userEvent.keyboard('{ArrowRight}');
    await expectPhoto(3, 3);
    await userEvent.keyboard('{ArrowRight}');
    await expectPhoto(1, 3);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPhoto(3, 3);
    // Which leads through the history.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expectPhoto(3, 3);
  });

  test('opens a photo as large as the screen, and then focuses the photo that was closed', async () => {
    await openGallery(2);
    await front(1).click();
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([360, 740]);
    const counter = (n: number) => dialog.getByText(`Photo ${n} of 2`, { exact: true });
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(counter(2)).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await expect.element(counter(1)).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await expect.element(counter(2)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expectPhoto(2, 2);
    await expect.element(front(2)).toHaveFocus();
  });

  // §2.10/5
  test('tiles the other photos on a wide screen, each once, and fewer if there are fewer', async () => {
    await page.viewport(1280, 800);
    const names = () =>
      list
        .getByRole('button')
        .elements()
        .map((each) => each.ariaLabel);
    const tiles = (...of: string[]) => of.map((each) => `Show photo ${each}`);
    for (const [count, ...shown] of [
      [2, '2 of 2'],
      [3, '2 of 3', '3 of 3'],
      [7, '2 of 7', '3 of 7', '4 of 7', '5 of 7'],
    ] as const) {
      await openGallery(count);
      await expect.poll(names).toEqual(tiles(...shown));
      const keys = () =>
        [...region.element().querySelectorAll('img')]
          .filter((image) => image.checkVisibility() && !image.closest('[inert]'))
          .map((image) => image.currentSrc.replace(/[^/]*$/, ''));
      await expect.poll(() => new Set(keys()).size).toBe(keys().length);
    }
    await thumbnail('Show photo 4 of 7').click();
    await expect.element(front(4)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(names).toEqual(tiles('5 of 7', '6 of 7', '7 of 7', '1 of 7'));
  });

  // §8/61
  test('says No Image without photos, and where one is broken', async () => {
    await openGallery(0);
    await expect.element(region.getByText('No Image')).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();

    await openGallery(2);
    const [broken] = region.element().querySelectorAll('img');
    broken?.dispatchEvent(new Event('error'));
    await expect.element(front(1).getByText('No Image')).toBeVisible();
    await next.click();
    await expectPhoto(2, 2);
  });

  // §2.10/16
  test('plays, pauses and stops a video, and offers no download', async () => {
    const property = sampleStay({ photos: photosOf(1), video: await filmed(40) });
    await open(property);
    const film = page.getByLabelText(`Video of ${property.name}`);
    const video = () => film.element() as HTMLVideoElement;
    const paused = () => video().paused;
    await thumbnail('Show the video').click();
    await expect.element(film).toBeInViewport({ ratio: 0.9 });
    expect(paused()).toBe(true);
    await region.getByRole('button', { name: 'Play video' }).click();
    await expect.poll(paused).toBe(false);
    await expect.poll(() => video().currentTime).not.toBe(0);
    await expect
      .element(film)
      .toHaveAttribute('controlslist', expect.stringContaining('nodownload'));

    video().loop = true;
    await video().play();
    await region.getByRole('button', { name: 'Pause video' }).click({ force: true });
    await expect.poll(paused).toBe(true);
    await region.getByRole('button', { name: 'Play video' }).click();
    await expect.poll(paused).toBe(false);
    await next.click();
    await expectPhoto(1, 2);
    await expect.poll(paused).toBe(true);
    URL.revokeObjectURL(property.video ?? '');
  });

  // §2.10/16
  test('offers a video for download when the browser cannot play it', async () => {
    const property = sampleStay({ video: 'http://localhost/media/videos/one.mp4' });
    await open(property);
    await thumbnail('Show the video').click();
    await region.getByRole('button', { name: 'Play video' }).click();
    const notice = region.getByRole('alert');
    await expect.element(notice.getByText('Your browser can’t play this video.')).toBeVisible();
    await expect
      .element(notice.getByRole('link', { name: `Download the video of ${property.name}` }))
      .toHaveAttribute('href', '/media/videos/one.mp4');
    await expect
      .element(region.getByRole('button', { name: 'Play video' }))
      .not.toBeInTheDocument();
  });
});

describe('a property', () => {
  const details = page.getByRole('region', { name: 'Details' });
  const definitionOf = (term: string) =>
    [...details.element().querySelectorAll('dt')]
      .find((each) => each.textContent === term)
      ?.parentElement?.querySelector('dd');

  // §2.2/16, §2.10/12
  test('shows all there is to know', async () => {
    const stay = sampleStay({
      description: 'Six rooms.\nA garden with <b>mango</b> trees.',
      price: 1250.5,
      location: 'Labadi',
      address: '4 Beach Road',
      condition: 'Fairly Used',
    });
    await open(stay);
    await expect.element(main.getByText('A garden with <b>mango</b> trees.')).toBeVisible();
    await expect.element(box.getByText('₵1,250.50')).toBeVisible();
    for (const [term, fact] of [
      ['Type', 'Guest House'],
      ['Category', 'Short-Stay'],
      ['Status', 'Available'],
      ['Condition', 'Fairly Used'],
      ['Location', 'Labadi'],
      ['Region', 'Greater Accra'],
      ['Address', '4 Beach Road'],
    ] as const) {
      expect(definitionOf(term)?.textContent, term).toBe(fact);
    }
    await expect.element(main.getByText(stay.lister.name).first()).toBeVisible();
  });

  // §2.10/13
  test.each([
    ['available', 'Available', 'green'],
    ['rented', 'Rented', 'blue'],
    ['sold', 'Sold', 'red'],
  ] as const)('shows the status %s with its word and its colour', async (status, word, colour) => {
    await open(sampleStay({ status }));
    await expect.element(details.getByText(word, { exact: true })).toBeVisible();
    expect(colourOfElement(details.getByText(word, { exact: true }).element())).toBe(colour);
  });

  test('groups its details under headings', async () => {
    await open(
      sampleProperty({
        facts: { bedrooms: 2, bathrooms: 2, furnished: 'fully', water: ['borehole', 'polytank'] },
      }),
    );
    const under = (name: string) =>
      [...page.getByRole('region', { name }).element().querySelectorAll('dl > div')].map(
        (each) => each.textContent,
      );
    expect(under('Rooms and size')).toEqual([
      'Bedrooms2',
      'Bathrooms2',
      'FurnishedFully furnished',
    ]);
    expect(under('Water, light and internet')).toEqual(['WaterBorehole, Polytank']);
    // Facts common to all listings must not read as part of the group before them.
    expect(under('The listing')[0]).toBe('TypeApartment');
  });

  // §2.10/25
  test('marks a price drop, and shows earlier prices on request', async () => {
    const priceHistory = [
      { price: 450, since: '2026-11-03T09:00:00.000Z' },
      { price: 500, since: '2026-10-01T09:00:00.000Z' },
    ];
    await open(sampleStay({ price: 450, priceHistory }));
    await expect.element(main.getByText('Price dropped by 10% on 3 Nov 2026')).toBeVisible();
    await main.getByText('Price history').click();
    await expect.element(main.getByText('₵450.00 since 3 Nov 2026')).toBeVisible();
    await expect.element(main.getByText('Before: ₵500.00 since 1 Oct 2026')).toBeVisible();
    await expectAccessible();
  });

  test('leads from its rating to the comments', async () => {
    answerProperty(sampleProperty({ averageRating: 4, reviewCount: 1 }));
    const comment = sampleComment({ comment: 'As it is described.', rating: 4 });
    answer('GET /api/comments/property/:id', sampleCommentPage([comment]));
    await openSite(`/property/${sampleId(1)}`);
    await page.getByRole('link', { name: '4/5 · 1 review(s)' }).click();
    await expect.element(page.getByText('As it is described.')).toBeInViewport();
  });

  test('says kindly that it is paused, shows others like it, and cannot be booked', async () => {
    const other = sampleStay({ _id: sampleId(5), name: 'Another house in Osu' });
    logInAs('Customer');
    answerProperty(
      sampleStay({ pause: { reason: 'by-lister', since: '2026-11-20T09:00:00.000Z' } }),
      [other],
    );
    await openSite(`/property/${sampleId(1)}`);
    await expect
      .element(page.getByText('The lister has paused this listing. Ask if it’s still available.'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Book Now' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: other.name })).toBeVisible();
    await expectAccessible();
  });

  // §2.10/9
  test('says what its link for sharing does', async () => {
    await open(sampleProperty());
    const share = main.getByRole('link', { name: 'Share on WhatsApp' });
    await expect.element(share).toHaveTextContent('Share on WhatsApp');
    await expect
      .element(share)
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\?text=/));
  });
});

describe('a property opened from a list', () => {
  const stay = sampleStay({ price: 1250.5 });

  async function openFromList() {
    logInAs('Customer');
    answerLists({ homes: [propertyCard(stay)] });
    await openSite('/short-stays');
    await page.getByRole('link', { name: stay.name }).first().click();
  }

  // §2.10/1
  test('shows what the list knows until its own response comes', async () => {
    let respond = () => {};
    answerProperty();
    answer('GET /api/properties/:id', async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return stay;
    });
    await openFromList();
    await expect.element(heading).toHaveTextContent(stay.name);
    await expect.element(main.getByText('₵1,250.50').first()).toBeVisible();
    respond();
  });

  // §2.10/2
  test('is not found if it was deleted since the list was loaded', async () => {
    answerProperty();
    answer('GET /api/properties/:id', refusal('NOT_FOUND', 'Not found.'));
    await openFromList();
    await expect.element(page.getByText('Property not found or unavailable.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Return Home' }))
      .toHaveAttribute('href', '/');
  });
});

describe('the contact', () => {
  // §1/10, §2.10/17, §2.10/18, §7/41
  test.each([
    ['Agent', 'Contact Agent', 'Contact Owner'],
    ['Property Owner', 'Contact Owner', 'Contact Agent'],
  ] as const)(
    'is revealed to the role %s by %s, with name and phone',
    async (role, theirs, others) => {
      logInAs(role);
      answerContact();
      await open(sampleStay());
      await expect.element(box.getByRole('button', { name: theirs })).toBeVisible();
      await expect.element(box.getByRole('button', { name: others })).not.toBeInTheDocument();
      await expect.element(page.getByText('0244')).not.toBeInTheDocument();
      await box.getByRole('button', { name: theirs }).click();
      const sheet = page.getByRole('dialog', { name: theirs });
      await expect.element(sheet.getByText('Naa Lamptey')).toBeVisible();
      await expect
        .element(sheet.getByRole('link', { name: /^[+\d ]+$/ }))
        .toHaveAttribute('href', 'tel:+233244000121');
      await expect
        .element(sheet.getByRole('link', { name: 'Chat on WhatsApp' }))
        .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/233244000121/));
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(box.getByText('Naa Lamptey')).not.toBeInTheDocument();
    },
  );

  // §2.10/20, §6/11
  test.each(['Customer', 'Admin', undefined] as const)(
    'is not offered to the role %s',
    async (role) => {
      if (role) logInAs(role);
      await open(sampleStay());
      await expect.element(box.getByRole('link', { name: 'Book Now' })).toBeVisible();
      await expect
        .element(page.getByRole('button', { name: /^Contact (Agent|Owner)$/ }))
        .not.toBeInTheDocument();
    },
  );

  test('opens below its button on a wide screen, and closes with it', async () => {
    await page.viewport(1280, 800);
    logInAs('Agent');
    answerContact();
    await open(sampleStay());
    const button = box.getByRole('button', { name: 'Contact Agent' });
    await button.click();
    await expect.element(box.getByText('Naa Lamptey')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await button.click();
    await expect.element(box.getByText('Naa Lamptey')).not.toBeInTheDocument();
  });
});

describe('the first view', () => {
  // §2.10/6
  test.each([
    [1366, 650],
    [1280, 800],
  ])('of %i × %i has the name, the price and the main action', async (width, height) => {
    await page.viewport(width, height);
    const whole = (shown: Locator) => expect.element(shown).toBeInViewport({ ratio: 1 });
    const name = 'Two-bedroom apartment with a garden and a view of the sea, Labadi';
    await open(sampleStay({ name, price: 450, photos: photosOf(5) }));
    await whole(heading);
    await whole(box.getByText('₵450.00'));
    await whole(box.getByRole('link', { name: 'Book Now' }));

    answerCar(sampleCar({ price: 85_000 }));
    await openSite(`/cars/${sampleId(2)}`);
    const carBox = page.getByRole('complementary', { name: 'Price and contact' });
    await whole(heading);
    await whole(carBox.getByText('₵85,000.00'));
    await whole(carBox.getByRole('link', { name: 'Contact Driver' }));
  });

  test('on a phone has the name and the actions of a listing without photos', async () => {
    await page.viewport(360, 640);
    await open(sampleProperty({ photos: [] }));
    await expect.element(heading).toBeInViewport({ ratio: 1 });
    await expect
      .element(main.getByRole('link', { name: 'Share on WhatsApp' }))
      .toBeInViewport({ ratio: 1 });
  });
});

describe('the bar at the bottom of a phone', () => {
  const MARGINS = 2 * 16;
  const house = (given: Partial<Property> = {}) =>
    sampleProperty({ rentalType: 'Houses', ...given });
  const sizeOf = (shown: Locator) => shown.element().getBoundingClientRect();
  const expectSeen = (seen: boolean) =>
    expect.poll(() => box.element().checkVisibility({ opacityProperty: true })).toBe(seen);

  // §2.10/7
  test('has an Agent’s button at full width, and what that opens can be closed', async () => {
    logInAs('Agent');
    answerContact();
    await open(house());
    const button = box.getByRole('button', { name: 'Contact Agent' });
    await expect.element(button).toBeVisible();
    const { width, height } = sizeOf(box);
    expect(sizeOf(button).width).toBe(width - MARGINS);
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Contact Agent' });
    await expect.element(sheet.getByRole('link', { name: '0244 000 121' })).toBeInViewport();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(sizeOf(box).height).toBe(height);
  });

  // §2.10/7
  test('hides beside the enquiry form and at the end of the listing, and comes back', async () => {
    logInAs('Customer');
    answerProperty(house(), [house({ _id: sampleId(7), name: 'Another house' })]);
    await openSite(`/property/${sampleId(1)}`);
    await expect.element(box.getByRole('link', { name: 'Send an enquiry' })).toBeVisible();
    await expectSeen(true);
    await box.getByRole('link', { name: 'Send an enquiry' }).click();
    await expect.element(page.getByLabelText('Message')).toHaveFocus();
    await expectSeen(false);
    window.scrollTo(0, 0);
    await expectSeen(true);
    page.getByRole('region', { name: 'Similar listings' }).element().scrollIntoView();
    await expectSeen(false);
    window.scrollTo(0, 0);
    await expectSeen(true);
  });

  test('has a button at full width below a long price', async () => {
    await open(sampleStay({ price: 99_999_999 }));
    expect(sizeOf(box.getByRole('link', { name: 'Book Now' })).width).toBe(360 - MARGINS);
  });

  // §2.10/8
  test('leads on from a sold or rented property to more of its kind, not to an enquiry', async () => {
    logInAs('Customer');
    await open(house({ status: 'rented' }));
    const links = () =>
      box
        .getByRole('link')
        .elements()
        .filter((each) => each.checkVisibility())
        .map((each) => each.textContent);
    await expect.poll(links).toEqual(['More in Houses']);
    await expect
      .element(box.getByRole('link', { name: 'More in Houses' }))
      .toHaveAttribute('href', '/houses');
    await page.viewport(1280, 800);
    await expect.poll(links).toEqual(['More in Houses', 'Send an enquiry']);
    await expect.element(box.getByText('This property is rented out.')).toBeVisible();
  });
});

// §2.1/7
test('the button back to the top is always there, and moves off controls, prices and footer words', async () => {
  logInAs('Customer');
  await open(sampleStay());
  await page.getByRole('heading', { name: /^Comments & Reviews/ }).click();
  await expect.element(page.getByRole('button', { name: 'Post Comment' })).toBeVisible();
  expect(await walkThePage()).toEqual([]);
});

/** Scrolls in steps; reports positions where the button is missing, or covers something once scrolling stops. */
async function walkThePage(): Promise<string[]> {
  const STEP = 31;
  const REST_MS = 600;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wrong: string[] = [];
  for (let y = 310; y < document.body.scrollHeight - innerHeight; y += STEP) {
    window.scrollTo({ top: y, behavior: 'instant' });
    const scrolledAt = performance.now();
    let found: string[] = [];
    do {
      await frame();
      found = underTheButton();
    } while (found.length > 0 && performance.now() - scrolledAt < REST_MS);
    wrong.push(...found.map((each) => `${y}: ${each}`));
  }
  return wrong;
}

function underTheButton(): string[] {
  const button = document.querySelector<HTMLElement>('[aria-label="Back to top"]');
  if (!button?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
    return ['there is no button'];
  }
  const own = button.getBoundingClientRect();
  const kept =
    'input, textarea, form button, #comments button, #comments summary, aside a, .figures, #footer a, #footer p';
  return [...document.querySelectorAll(kept)].flatMap((each) => {
    if (!each.checkVisibility({ opacityProperty: true })) return [];
    const range = document.createRange();
    range.selectNodeContents(each);
    const words = each.matches('.figures, #footer p');
    const parts = [...(words ? range : each).getClientRects()];
    const isOn = parts.some(
      ({ left, right, top, bottom }) =>
        left < own.right && right > own.left && top < own.bottom && bottom > own.top,
    );
    return isOn ? [each.outerHTML.slice(0, 80)] : [];
  });
}
