import { KEPT_AT, SHOWN } from '#domain/offline/kept-at.ts';

/** Where a response of the API comes from. */
interface Origin {
  /** When it was stored on the device; null if it came from the network. */
  keptAt: string | null;
  /** The server shows it from before its database was away. */
  isFromBefore: boolean;
}

type Listener = (origin: Origin) => void;

let listener: Listener | undefined;
const unheard: Origin[] = [];

/** Tells the listener that the API has responded, from the network or from storage. */
export function noteResponse({ headers }: Response): void {
  const origin = { keptAt: headers.get(KEPT_AT), isFromBefore: isFromBefore(headers) };
  if (listener) listener(origin);
  else if (origin.keptAt || origin.isFromBefore) unheard.push(origin);
}

/** Both times are the server's. */
const isFromBefore = (headers: Headers) =>
  Math.abs(Date.parse(headers.get(SHOWN) ?? '') - Date.parse(headers.get('date') ?? '')) < 2_000;

/** Listens to responses from now on, and to earlier old ones that had no listener yet. */
export function hearResponses(hear: Listener): () => void {
  listener = hear;
  for (const origin of unheard.splice(0)) hear(origin);
  return () => {
    listener = undefined;
  };
}
