/** Parts that are new until people open their page: own stays, stays at own properties, messages to the site. */
export const NEWS_PARTS = ['stays', 'hostedStays', 'contactMessages'] as const;
export type NewsPart = (typeof NEWS_PARTS)[number];

/** Counting stops here. */
export const NEWS_MAX = 100;

/** A count as its badge shows it: above 99 it is '99+'. */
export const newsText = (count: number): string => (count >= NEWS_MAX ? '99+' : String(count));
