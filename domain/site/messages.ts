import { anyCarListMessages } from '../cars/list-messages.ts';

export const siteMessages = {
  loading: 'Loading...',
  retry: 'Try again',
  leaveOut: 'Show the list without it',
  scrollToTop: 'Back to top',
  defaultAvatarAlt: 'Your profile',
} as const;

export const notFoundMessages = {
  title: '404 - Page Not Found',
  text: "Oops! The page you're looking for doesn't exist.",
} as const;

/** Shown when the server cannot render a page now. */
export const awayMessages = {
  title: 'We’ll be right back',
  text: 'We can’t reach our listings right now. This page tries again every few seconds.',
} as const;

export const notAuthorizedMessages = {
  title: 'Not Authorized',
  text: 'You do not have permission to view this page.',
  returnHome: 'Return Home',
} as const;

interface HomeFilter {
  search?: string;
  maxPrice?: string;
}

export const homeMessages = {
  searchPlaceholder: 'Search properties...',
  allPrices: 'All Prices',
  highestPrice: 'the highest price',
  previous: 'Previous',
  next: 'Next',
  results: 'Properties and cars',
  none: {
    properties: 'No properties available at the moment.',
    cars: anyCarListMessages.none,
  },
  errorTitle: 'Error loading properties',
} as const;

/** The sentence of an empty list, and what to do next. */
interface NoneMessages {
  title: string;
  text?: string;
}

/**
 * An empty list on the home page: the specification's sentence when there is nothing at all (§2.3), otherwise one about the
 * filters.
 */
export function noneOnHome(
  things: keyof typeof homeMessages.none,
  { search, maxPrice }: HomeFilter,
): NoneMessages {
  if (search) {
    return maxPrice
      ? {
          title: `No ${things} match “${search}” at that price.`,
          text: 'Try other words or a higher price.',
        }
      : { title: `No ${things} match “${search}”.`, text: 'Try fewer or other words.' };
  }
  return maxPrice
    ? { title: `No ${things} at that price.`, text: 'Try a higher price.' }
    : { title: homeMessages.none[things] };
}
