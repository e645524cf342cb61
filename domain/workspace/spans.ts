/** Days covered by the figures of a lister's listings, including today. */
export const SPANS = ['7', '30', '90'] as const;
export type Span = (typeof SPANS)[number];
export const USUAL_SPAN: Span = '30';

export const RESULTS_PAGE_SIZE = 20;
