import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RESPONSE_EVENT } from '#web/lib/kept-responses.ts';
import { isReachable } from './is-reachable.ts';
import { pageKeptAt } from './page-kept-at.ts';

/** How often the network is tried where the browser believes in it, but did not get through, in milliseconds. */
const TRY_EVERY_MS = 15_000;

/**
 * Whether there is no network, as the browser says or as responses came from the device; and the moment that the page is
 * from (ms since 1970). When the network is back, what the page shows is read again.
 */
export function useConnection(): { isOffline: boolean; since: number } {
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [isOnLine, setOnLine] = useState(navigator.onLine);
  const [isKept, setKept] = useState(() => pageKeptAt() !== undefined);
  const isOffline = !isOnLine || isKept;
  const moments = useMoments(path, isOffline);

  useEffect(() => {
    const onLine = () => {
      setOnLine(navigator.onLine);
      if (navigator.onLine) setKept(false);
    };
    const onResponse = (event: Event) => {
      const at = (event as CustomEvent<string | null>).detail;
      setKept(at !== null);
      if (at !== null) moments.note(Date.parse(at));
    };
    addEventListener('online', onLine);
    addEventListener('offline', onLine);
    addEventListener(RESPONSE_EVENT, onResponse);
    return () => {
      removeEventListener('online', onLine);
      removeEventListener('offline', onLine);
      removeEventListener(RESPONSE_EVENT, onResponse);
    };
  }, [moments]);

  useEffect(() => {
    if (!isOnLine || !isKept) return;
    const timer = setInterval(async () => {
      if (await isReachable()) setKept(false);
    }, TRY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOnLine, isKept]);

  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void queryClient.refetchQueries({ type: 'active' });
    wasOffline.current = isOffline;
  }, [isOffline, queryClient]);

  return { isOffline, since: moments.of(path) };
}

/** From when the pages of this tab are: as their responses say, else when they were opened. */
function useMoments(path: string, isOffline: boolean) {
  const [moments] = useState(() => new Moments(pageKeptAt()));
  const [, draw] = useState(0);
  moments.open(path, isOffline);
  moments.onChange = () => draw((count) => count + 1);
  return moments;
}

class Moments {
  readonly #byPath = new Map<string, number>();
  #path = '';
  onChange = () => {};
  #ofDocument: number | undefined;

  constructor(ofDocument: number | undefined) {
    this.#ofDocument = ofDocument;
  }

  /** A page is shown: from now on, unless it was seen before and cannot be read anew. */
  open(path: string, isOffline: boolean): void {
    if (path === this.#path) return;
    this.#path = path;
    if (isOffline && this.#byPath.has(path)) return;
    this.#byPath.set(path, this.#ofDocument ?? Date.now());
    this.#ofDocument = undefined;
  }

  /** Part of the page is as old as that. */
  note(at: number): void {
    if (at >= this.of(this.#path)) return;
    this.#byPath.set(this.#path, at);
    this.onChange();
  }

  of = (path: string): number => this.#byPath.get(path) ?? Date.now();
}
