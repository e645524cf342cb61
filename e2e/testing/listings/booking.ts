import { expect, type Page } from '@playwright/test';
import type { Booking } from '#domain/bookings/schema.ts';
import type { Property } from '#domain/properties/schema.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import type { Person } from '../people.ts';
import { ORIGIN } from '../site.ts';
import { visit } from '../visit.ts';

export const addressOf = ({ _id }: Property) => `/booking?property=${_id}`;

/** The day this many days from today. */
export const day = (days: number) => addDays(today(new Date()), days);

/** Opens the booking page from the listing, as people do. */
export async function openBooking(page: Page, { _id }: Property) {
  await visit(page, `/property/${_id}`);
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { name: 'Book Your Stay', level: 1 })).toBeVisible();
  return formOf(page);
}

/** The parts of the booking page. */
export function formOf(page: Page) {
  return {
    name: page.getByLabel('Full Name'),
    email: page.getByLabel('Email'),
    phone: page.getByLabel('Phone Number'),
    checkIn: page.getByLabel('Check In'),
    checkOut: page.getByLabel('Check Out'),
    confirm: page.getByRole('button', { name: 'Confirm Booking' }),
    alert: page.getByRole('main').getByRole('alert'),
    stay: page.getByRole('region', { name: 'Your stay' }),
    async choose(checkIn: string, checkOut: string) {
      await this.checkIn.fill(checkIn);
      await this.checkOut.fill(checkOut);
    },
  };
}

/** A person's own bookings, from the API. */
export async function bookingsOf({ token }: Person): Promise<Booking[]> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${ORIGIN}/api/bookings`, { headers })).json();
}
