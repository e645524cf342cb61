import { plural } from '../values/plural.ts';

/** The lines of a price, and why a night costs what it does. Amounts are text, for example '₵450.00'. */
export const priceMessages = {
  nights: (nights: number, price: string) => `${plural(nights, 'night')} × ${price}`,
  weekDiscount: (percent: number) => `Weekly discount (${percent}%)`,
  monthDiscount: (percent: number) => `Monthly discount (${percent}%)`,
  earlyDiscount: (percent: number) => `Early booking discount (${percent}%)`,
  lastMinuteDiscount: (percent: number) => `Last-minute discount (${percent}%)`,
  cleaning: 'Cleaning fee',
  extraGuests: (guests: number, nights: number, fee: string) =>
    `${plural(guests, 'extra guest')} × ${plural(nights, 'night')} × ${fee}`,
  tax: (name: string, percent: number) => `${name} (${percent}%)`,
  taxIncluded: (name: string, percent: number, amount: string) =>
    `Of which ${name} (${percent}%): ${amount}`,
  ownPrice: 'Your own price for this day',
  season: (name: string) => `Season ${name}`,
  seasonWeekend: (name: string) => `Season ${name}, weekend price`,
  weekend: 'Weekend price',
  base: 'Price of a night',
} as const;
