/** So many days the numbers of one's listings are about, today with them. */
export const SPANS = ['7', '30', '90'] as const;
export type Span = (typeof SPANS)[number];
export const USUAL_SPAN: Span = '30';

/** Of one's listings on a page. */
export const RESULTS_PAGE_SIZE = 20;
