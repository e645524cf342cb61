/**
 * Sent to the window when a visitor opens a card; `detail` is the address of the sign-up page. A listener that
 * navigates there calls preventDefault (web/head/know-visitor.ts).
 */
export const VISITOR_CARD_EVENT = 'efie:visitor-card';
