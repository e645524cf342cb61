import { KEPT_TIMING } from '#domain/offline/kept-at.ts';

/** The date of the document that this tab has loaded (ms since 1970); undefined if it came from the network. */
export function pageKeptAt(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = navigation?.serverTiming?.find(({ name }) => name === KEPT_TIMING);
  const at = Date.parse(kept?.description ?? '');
  return Number.isNaN(at) ? undefined : at;
}
