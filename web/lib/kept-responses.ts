import { KEPT_AT } from '#domain/offline/kept-at.ts';

/** The event of the window that says whether a response came from the device; `detail` is since when it is kept. */
export const RESPONSE_EVENT = 'efie:response';

/** Tells those who want to know that the API has responded, and from where. */
export function noteResponse({ headers }: Response): void {
  dispatchEvent(new CustomEvent<string | null>(RESPONSE_EVENT, { detail: headers.get(KEPT_AT) }));
}
