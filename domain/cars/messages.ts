import { countedText, LIST_COUNTED } from '../paging/counted.ts';
import { anyCarListMessages } from './list-messages.ts';

export const carListMessages = {
  title: 'Available Cars',
  found: (count: number) => `${count > LIST_COUNTED ? countedText(count) : count} car(s) found`,
  noneFound: 'No cars found',
  noneFoundHelp: 'Try adjusting your search or filter criteria',
  failure: anyCarListMessages.failure,
} as const;

export const relocationMessages = {
  title: 'Available Cars for Relocation',
  request: 'Request',
  empty: 'No relocation vehicles available at the moment.',
} as const;

export const buyCarMessages = {
  title: 'Buy a Car',
  featured: 'Featured Cars',
  buy: 'Buy Me',
  empty: anyCarListMessages.none,
  noneOf: (category: string) => `No cars are listed under ${category} right now.`,
} as const;

export const carDetailMessages = {
  loading: 'Loading car details...',
  notFound: 'Car not found.',
  failure: 'Error fetching car details. Please try again later.',
  back: 'Back',
  contactDriver: 'Contact Driver',
  whatsapp: 'Chat on WhatsApp',
  signInForContact: 'Log in to see how to reach the driver.',
} as const;

/** The sentence for a failed car detail call (specification §8). */
export function carDetailFailure({
  status,
  message,
}: {
  status?: number | undefined;
  message?: string | undefined;
}): string {
  if (status === 404) return carDetailMessages.notFound;
  return message || carDetailMessages.failure;
}
