import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { DEMO_SETTINGS } from '#demo/settings.ts';
import { answer, refusal } from '../../testing/answers.ts';
import { answerLists } from '../../testing/lists-samples.ts';
import { openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { answerAll } from '../../testing/sample-of.ts';

/** The frame of every page: header with its menus, footer, toasts, the ways to the top and to the content (specification §2.1, §9). */

const FAMILIES = {
  'Short-Stays': {
    Hotels: '/hotels',
    'Movie House': '/movie-house',
    'Guest House': '/guest-house',
    'Furnished Apartment': '/furnished-apartment',
  },
  'Property Rentals': {
    Apartments: '/apartments',
    Condos: '/condos',
    Houses: '/houses',
    Duplex: '/duplex',
    Office: '/office',
    Shop: '/shop',
  },
  'Property Sales': {
    Land: '/land',
    Commercial: '/commercial',
    'Houses For Sale': '/houses-for-sale',
  },
  Cars: {
    'Buy a Car': '/buy-a-car',
    'Relocation Ride': '/relocation-ride',
    'Upload Car': '/upload-car',
  },
};

const FAMILY_PATHS = {
  'Short-Stays': '/short-stays',
  'Property Rentals': '/property-rentals',
  'Property Sales': '/property-sale',
  Cars: '/cars',
};

const families = Object.entries(FAMILIES).map(([name, children]) => ({
  name,
  path: FAMILY_PATHS[name as keyof typeof FAMILIES],
  children: Object.entries<string>(children),
}));

const header = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

describe('the navigation bar on a desktop', () => {
  const bar = header.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => header.getByRole('link', { name, exact: true });
  const family = (name: string) => bar.getByRole('button', { name: `${name} menu` });
  const opened = bar.getByRole('button', { expanded: true });

  const openOnDesktop = async () => {
    await page.viewport(1280, 800);
    await openSite('/about');
    await expect.element(bar).toBeVisible();
  };

  // §2.1/24
  test('has the links of the specification', async () => {
    await openOnDesktop();
    for (const [name, path] of [
      ['Home', '/'],
      ['About', '/about'],
      ['Upload a Property', '/uploadProperty'],
      ...Object.entries(FAMILY_PATHS),
    ] as const) {
      await expect.element(link(name)).toHaveAttribute('href', path);
    }
  });

  // §2.1/25, §2.1/26, §2.1/27, §2.1/28, §2.1/41
  test('opens a dropdown with its children on hover, one at a time', async () => {
    await openOnDesktop();
    for (const { name, children } of families) {
      await userEvent.hover(link(name));
      await expect.element(family(name)).toHaveAttribute('aria-expanded', 'true');
      for (const [label, path] of children) {
        await expect.element(link(label)).toBeVisible();
        await expect.element(link(label)).toHaveAttribute('href', path);
      }
      await expect.element(opened).toHaveLength(1);
    }
    await userEvent.hover(page.getByRole('heading', { level: 1 }));
    await expect.element(opened).not.toBeInTheDocument();
  });

  test('opens the page of a child that is clicked, and closes the dropdown', async () => {
    answerLists();
    await openOnDesktop();
    await userEvent.hover(link('Short-Stays'));
    await link('Hotels').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hotels' })).toBeVisible();
    await userEvent.hover(page.getByRole('heading', { level: 1 }));
    await expect.element(link('Hotels')).not.toBeInTheDocument();
    await link('Property Sales').click();
    await expect.poll(() => location.pathname).toBe('/property-sale');
  });

  test('works by keyboard: Enter and Space open and close, Esc closes and keeps the focus', async () => {
    answerLists();
    await openOnDesktop();
    const rentals = family('Property Rentals');
    (link('Property Rentals').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(rentals).toHaveFocus();
    await expect.element(link('Condos')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Condos')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(link('Condos')).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.element(link('Condos')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(link('Apartments')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Apartments')).not.toBeInTheDocument();
    await expect.element(rentals).toHaveFocus();

    // Moving the focus out closes it, and so does opening another.
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Condos')).toBeVisible();
    (family('Property Sales').element() as HTMLElement).focus();
    await expect.element(link('Condos')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Land')).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => location.pathname).toBe('/land');
    await expect.element(link('Land')).not.toBeInTheDocument();
  });

  // §2.1/40, §9/7
  test('gives way to the slide-in menu below 1,024 px', async () => {
    await page.viewport(1024, 800);
    await openSite('/about');
    await expect.element(bar).toBeVisible();
    await expect.element(menuButton).not.toBeVisible();
    await page.viewport(1023, 800);
    await expect.element(bar).not.toBeInTheDocument();
    await menuButton.click();
    await expect.element(menu).toBeVisible();
    await page.viewport(1024, 800);
    await expect.element(menu).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Get in Touch' }).click();
    await expect.poll(() => location.pathname).toBe('/contact');
    await page.viewport(1023, 800);
    await expect.element(menu).not.toBeInTheDocument();
  });
});

const menuButton = header.getByLabelText('Menu', { exact: true }).first();
const menu = header.getByRole('navigation', { name: 'Menu' });

describe('the slide-in menu on a phone', () => {
  const family = (name: string) => menu.getByText(name, { exact: true }).first();
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  const open = async () => {
    await menuButton.click();
    await expect.element(menu).toBeVisible();
  };

  // §2.1/29, §2.1/42
  test('has the same links, and opens families on tap, one at a time', async () => {
    await openSite('/about');
    await open();
    for (const [name, path] of [
      ['Home', '/'],
      ['About', '/about'],
      ['Upload a Property', '/uploadProperty'],
    ] as const) {
      await expect.element(link(name)).toHaveAttribute('href', path);
    }
    for (const { name, path, children } of families) {
      await family(name).click();
      await expect.element(link(`All ${name}`)).toHaveAttribute('href', path);
      for (const [label, to] of children) {
        await expect.element(link(label)).toBeVisible();
        await expect.element(link(label)).toHaveAttribute('href', to);
      }
      await expect.element(menu.getByRole('link', { name: /^All / })).toHaveLength(1);
    }
    await family('Cars').click();
    await expect.element(menu.getByRole('link', { name: /^All / })).not.toBeInTheDocument();
  });

  // §2.1/30
  test('closes on a tap outside, on its button and when a page opens', async () => {
    answerLists();
    await openSite('/about');
    await open();
    (document.elementFromPoint(10, 500) as HTMLElement).click();
    await expect.element(menu).not.toBeInTheDocument();

    await open();
    await menuButton.click({ position: { x: 20, y: 20 } });
    await expect.element(menu).not.toBeInTheDocument();

    await open();
    await family('Short-Stays').click();
    await link('Hotels').click();
    await expect.poll(() => location.pathname).toBe('/hotels');
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('keeps the focus while it is open', async () => {
    await openSite('/about');
    await open();
    (menuButton.element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(link('Favourites')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(menuButton).toHaveFocus();
  });
});

describe('the footer', () => {
  // §1/16, §1/17, §2.1/48
  test('has its links, the contact details and the copyright line', async () => {
    await openSite('/login', DEMO_SETTINGS);
    for (const [name, path] of [
      ['Update Properties', '/property-status'],
      ['Short-Stays', '/short-stay'],
      ['About', '/about'],
      ['Favourites', '/favourites'],
      ['hello@efie.example', 'mailto:hello@efie.example'],
      ['+233 30 200 0100', 'tel:+233302000100'],
    ] as const) {
      await expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect
      .element(footer.getByText('Efie House, 14 Second Ringway Link, Ridge, Accra'))
      .toBeVisible();
    await expect
      .element(footer.getByRole('link', { name: 'efie.example', exact: true }))
      .toHaveAttribute('href', 'https://efie.example');
    const { social } = DEMO_SETTINGS;
    for (const [network, address] of [
      ['Facebook', social.facebook],
      ['Instagram', social.instagram],
      ['LinkedIn', social.linkedin],
      ['X (Twitter)', social.twitter],
      ['WhatsApp', social.whatsapp],
    ] as const) {
      const link = footer.getByRole('link', { name: `${network} (opens in a new tab)` });
      await expect.element(link).toHaveAttribute('href', address);
      await expect.element(link).toHaveAttribute('target', '_blank');
    }
    await expect.element(footer.getByText('© 2026 Efie.')).toBeVisible();
  });

  // §2.1/1
  test('appears with the header on pages of every kind', async () => {
    await page.viewport(1280, 800);
    answerAll();
    answerLists();
    const expectFrame = async (path: string) => {
      await openSite(path);
      const bar = header.getByRole('navigation', { name: 'Main' });
      await expect.element(bar.getByRole('link', { name: 'Home' })).toBeVisible();
      await expect.element(footer.getByText(' Efie. All rights reserved.')).toBeVisible();
    };
    for (const path of ['/', '/about', '/cars', '/hotels', '/signup', '/nowhere']) {
      await expectFrame(path);
    }
    logInAs('Agent');
    for (const path of ['/profile', '/uploadProperty', '/property-status', '/workspace']) {
      await expectFrame(path);
    }
  });
});

// §2.1/6, §9/30
test('the button back to the top appears after 300 px and leads there', async () => {
  await openSite('/about');
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  window.scrollTo(0, 300);
  await expect.poll(() => window.scrollY).toBe(300);
  await expect.element(toTop).not.toBeInTheDocument();
  window.scrollTo(0, 301);
  await expect.element(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(toTop).not.toBeInTheDocument();
});

describe('toasts', () => {
  const toast = page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) });

  /** Provokes a toast with a wrong password; the clock is under the test's control. */
  async function provokeToast() {
    answer('POST /api/auth/login', refusal('UNAUTHENTICATED', 'Invalid email or password'));
    await openSite('/login');
    await page.getByLabelText('Email').fill('nobody@efie.test');
    await page.getByLabelText('Password', { exact: true }).fill('not-the-password');
    // A toast under the pointer does not time out.
    await userEvent.hover(page.getByLabelText('Email'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await userEvent.keyboard('{Enter}');
    await expect.element(toast.getByText('Invalid email or password')).toBeVisible();
  }

  // §2.1/2, §9/25
  test.each([
    ['phone', 360, 740],
    ['desktop', 1280, 800],
  ])('appear at the top right and close after 5 s, on a %s', async (_shape, width, height) => {
    await page.viewport(width, height);
    await provokeToast();
    const { y, right } = boxOf(toast);
    expect(y).toBeLessThan(120);
    expect(width - right).toBeLessThan(40);
    vi.advanceTimersByTime(3_000);
    await expect.element(toast).toBeVisible();
    vi.advanceTimersByTime(2_500);
    await expect.element(toast).not.toBeInTheDocument();
  });

  // §2.1/3
  test('lie on the header of a phone, where they cover no heading and can be closed', async () => {
    await provokeToast();
    // As long as the longest message.
    const text = toast.element().querySelector('p');
    if (text) text.textContent = 'Your session has expired. Please log in again. '.repeat(2);
    const { bottom } = boxOf(toast);
    expect(bottom).toBeLessThanOrEqual(boxOf(page.getByRole('heading', { level: 1 })).top);
    // The same goes for elements scrolled to.
    page.getByLabelText('Password', { exact: true }).element().scrollIntoView();
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    expect(bottom).toBeLessThanOrEqual(Number.parseFloat(scrollPaddingTop));
    await expect.element(toast).toBeInViewport({ ratio: 1 });
    expect(toast.element().closest('[aria-live=polite]')).not.toBeNull();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(toast).not.toBeInTheDocument();
  });

  // §2.1/4
  test('make way for what has the focus, and can be dismissed by keyboard', async () => {
    await provokeToast();
    const top = () => boxOf(toast).y;
    const email = page.getByLabelText('Email').element() as HTMLElement;
    // At the place of the toast.
    Object.assign(email.style, { position: 'fixed', top: `${top()}px`, right: '16px' });
    email.focus();
    await expect.poll(top).toBeGreaterThan(400);
    await expect.element(toast).toBeInViewport({ ratio: 1 });
    email.removeAttribute('style');
    (page.getByLabelText('Password', { exact: true }).element() as HTMLElement).focus();
    await expect.poll(top).toBeLessThan(120);
    const dismiss = toast.getByRole('button', { name: 'Dismiss' });
    const { width, height } = boxOf(dismiss);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    (dismiss.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast).not.toBeInTheDocument();
  });

  test('wait while they are pointed at, and can be dismissed', async () => {
    await page.viewport(1280, 800);
    await provokeToast();
    await userEvent.hover(toast);
    vi.advanceTimersByTime(10_000);
    await expect.element(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(toast).not.toBeInTheDocument();
  });
});

// §2.1/5
test('a long name of the site leaves room for the buttons beside it', async () => {
  const name = 'Efie, the house of homes and cars for all of Ghana, and more';
  await openSite('/login', { name });
  await expect.element(menuButton).toBeVisible();
  const names = header.getByText(name);
  expect(boxOf(names.first()).right).toBeLessThanOrEqual(boxOf(menuButton).left);
  await menuButton.click();
  await expect.element(menu).toBeVisible();
  const close = menuButton.element().querySelector('span:last-of-type') as Element;
  // The menu slides in.
  await expect
    .poll(() => close.getBoundingClientRect().left - boxOf(names.last()).right)
    .toBeGreaterThanOrEqual(0);
});

test('the first press of Tab offers to skip to the content', async () => {
  await page.viewport(1280, 800);
  await openSite('/login');
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
});
