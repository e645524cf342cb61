import { useEffect } from 'react';
import { VIEWS_REPORTED_MAX } from '#domain/views/rules.ts';
import { isFirstToday } from './reported-views.ts';

/** Pages viewed within this time are reported together, at the latest when the page is left. */
const TOGETHER_MS = 10_000;

let waiting: string[] = [];

/** Reports once a day that a listing's page was viewed, for its lister (docs/decisions/listings/views.md). */
export function useReportView(listingId: string): void {
  useEffect(() => reportView(listingId), [listingId]);
}

function reportView(id: string): void {
  if (isPrivate() || !isFirstToday(id)) return;
  if (waiting.length === 0) {
    setTimeout(send, TOGETHER_MS);
    document.addEventListener('visibilitychange', sendWhenHidden);
  }
  waiting.push(id);
  if (waiting.length === VIEWS_REPORTED_MAX) send();
}

/** A hidden page may never become visible again. */
function sendWhenHidden(): void {
  if (document.visibilityState === 'hidden') send();
}

function send(): void {
  if (waiting.length === 0) return;
  document.removeEventListener('visibilitychange', sendWhenHidden);
  const body = new Blob([JSON.stringify({ listings: waiting })], { type: 'application/json' });
  waiting = [];
  navigator.sendBeacon('/api/views', body);
}

/** Do Not Track, or Global Privacy Control. */
const isPrivate = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
