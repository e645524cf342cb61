export const siteSentences = {
  loading: 'Loading...',
  retry: 'Try again',
  scrollToTop: 'Back to top',
  defaultAvatarAlt: 'Your profile',
} as const;

export const shareSentences = {
  copied: 'Link copied.',
  notCopied: 'We could not copy the link. Please copy it from the address bar.',
} as const;

export const notFoundSentences = {
  title: '404 - Page Not Found',
  text: "Oops! The page you're looking for doesn't exist.",
} as const;

/** The page in place of one that the server cannot make now. */
export const awaySentences = {
  title: 'We will be right back',
  text: 'Our listings cannot be reached right now. This page tries again by itself every few seconds.',
} as const;

export const notAuthorizedSentences = {
  title: 'Not Authorized',
  text: 'You do not have permission to view this page.',
  returnHome: 'Return Home',
} as const;

/** What the home page is narrowed by. */
interface HomeFilter {
  search?: string;
  maxPrice?: string;
}

export const homeSentences = {
  searchPlaceholder: 'Search properties...',
  allPrices: 'All Prices',
  previous: 'Previous',
  next: 'Next',
  noProperties: 'No properties available at the moment.',
  noCars: 'No cars available at the moment.',
  tryOther: (things: string, filters: HomeFilter) => {
    const { search, maxPrice } = filters;
    if (search && maxPrice) {
      return `None of our ${things} match “${search}” at that price. Try other words or a higher price.`;
    }
    if (search) return `None of our ${things} match “${search}”. Try fewer or other words.`;
    return maxPrice ? `None of our ${things} cost so little. Try a higher price.` : undefined;
  },
  errorTitle: 'Error loading properties',
} as const;

export const aboutSentences = {
  title: 'About Us',
  mission: 'Our Mission',
  history: 'Our History',
  contact: 'Contact Information',
  follow: 'Follow Us',
  getInTouch: 'Get in Touch',
  historyText: (name: string, year: number) => `${name} was established in ${year}.`,
} as const;
