import { unsentMessages } from '#domain/offline/messages.ts';
import { SESSION_KEYS } from '#domain/site/constants.ts';
import { forgetSeen, keepOnlyOwn, type WorkerMessage } from '../api/kept-caches.ts';
import { forgetAccountKept } from '../favourites/change-kept.ts';
import { forgetUploads } from '../forms/draft-files.ts';
import { forgetViewed } from '../lists/recently-viewed.ts';
import { forgetReportedViews } from '../lists/reported-views.ts';
import { readUnsent, removeUnsent } from '../unsent/store.ts';

/** Deletes data on this device read with a token other than that of `session`. */
export async function forgetReadings(session: { token: string } | null): Promise<void> {
  if (!session) forgetAccountKept();
  if (!('caches' in window)) return;
  const message: WorkerMessage = { type: 'forget' };
  if (!session) navigator.serviceWorker?.controller?.postMessage(message);
  await keepOnlyOwn(session);
}

/** Deletes everything this device stores for someone who logs out. Returns a sentence about what they lose, if anything. */
export async function forgetPerson(userId: string | undefined): Promise<string | undefined> {
  forgetViewed();
  forgetReportedViews();
  forgetTab();
  await forgetUploads((author) => author === userId);
  await forgetReadings(null);
  if ('caches' in window) await forgetSeen();
  const count = await forgetUnsent((author) => author === userId);
  return count > 0 ? unsentMessages.forgotten : undefined;
}

/** Forgets lists, drafts and links of this tab. */
function forgetTab(): void {
  try {
    const splash = sessionStorage.getItem(SESSION_KEYS.hasVisitedHome);
    sessionStorage.clear();
    if (splash !== null) sessionStorage.setItem(SESSION_KEYS.hasVisitedHome, splash);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

/** Deletes the unsent items of everyone who matches `isOne`. Returns their number. */
export async function forgetUnsent(isOne: (userId: string) => boolean): Promise<number> {
  const theirs = (await readUnsent().catch(() => [])).filter(({ userId }) => isOne(userId));
  if (theirs.length > 0) await removeUnsent(theirs.map(({ key }) => key));
  return theirs.length;
}
