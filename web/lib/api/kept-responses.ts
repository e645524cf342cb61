import { KEPT_AT } from '#domain/offline/kept-at.ts';

/** Hears of each response of the API since when it is kept; null of one that came from the network. */
type Listener = (keptAt: string | null) => void;

let listener: Listener | undefined;
const unheard: string[] = [];

/** Tells the listener that the API has responded, and from where. */
export function noteResponse({ headers }: Response): void {
  const keptAt = headers.get(KEPT_AT);
  if (listener) listener(keptAt);
  else if (keptAt) unheard.push(keptAt);
}

/** Hears of the responses from now on, and of those from the device that nobody has heard of yet. */
export function hearResponses(hear: Listener): () => void {
  listener = hear;
  for (const keptAt of unheard.splice(0)) hear(keptAt);
  return () => {
    listener = undefined;
  };
}
