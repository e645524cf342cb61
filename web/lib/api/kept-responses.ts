import { KEPT_AT } from '#domain/offline/kept-at.ts';

/** Receives each API response's storage time; null if it came from the network. */
type Listener = (keptAt: string | null) => void;

let listener: Listener | undefined;
const unheard: string[] = [];

/** Tells the listener that the API has responded, from the network or from storage. */
export function noteResponse({ headers }: Response): void {
  const keptAt = headers.get(KEPT_AT);
  if (listener) listener(keptAt);
  else if (keptAt) unheard.push(keptAt);
}

/** Listens to responses from now on, and to earlier ones from the device that had no listener yet. */
export function hearResponses(hear: Listener): () => void {
  listener = hear;
  for (const keptAt of unheard.splice(0)) hear(keptAt);
  return () => {
    listener = undefined;
  };
}
