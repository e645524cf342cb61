import type { Page } from '@playwright/test';
import { newListing } from '../listings.ts';
import type { Person } from '../people.ts';
import { ORIGIN } from '../site.ts';
import { newCar } from './cars.ts';
import { newWord } from './home.ts';

/** The button that saves a listing, on its card or its page. */
export const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Save ${name}` });

/** A visitor saves a listing; waits until the device has stored it, because leaving the page at once may lose the press. */
export async function keepOnDevice(page: Page, name: string): Promise<void> {
  await heart(page, name).click();
  await page.waitForFunction((kept) => localStorage.getItem('favourites')?.includes(kept), name);
}

/** A home and a car that only a search for `word` finds. */
export async function homeAndCar(lister: Person) {
  const word = newWord();
  const home = await newListing(lister, { name: `Villa ${word}` });
  const car = await newCar(lister, { name: `Corolla ${word}` });
  return { word, home, car };
}

/** Saves listings in someone's account, in the given order. */
export async function keep(
  { token }: Person,
  kind: 'property' | 'car',
  listings: readonly { _id: string }[],
  note = '',
): Promise<void> {
  for (const { _id } of listings) {
    const response = await fetch(`${ORIGIN}/api/User/favourites/${kind}/${_id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ note }),
    });
    if (!response.ok) throw new Error(`keeping ${_id} responded with ${response.status}`);
  }
}
