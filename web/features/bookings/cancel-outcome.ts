import { ownBookingSentences } from '#domain/bookings/own-sentences.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** What came of it: cancelled, or no longer to be cancelled. */
export interface CancelOutcome {
  tone: 'success' | 'info';
  text: string;
}

/**
 * Cancels, or says why not. What somebody did meanwhile on another device, or midnight, is no failure:
 * the list is read again.
 */
export async function attemptToCancel(
  cancel: () => Promise<string>,
): Promise<CancelOutcome | { failure: string }> {
  try {
    return { tone: 'success', text: await cancel() };
  } catch (error) {
    const { status, reason, message } = error as ApiError;
    if (!(error instanceof ApiError)) throw error;
    if (reason && (status === 404 || status === 409 || status === 422)) {
      return { tone: 'info', text: `${reason} ${ownBookingSentences.listRefreshed}` };
    }
    return { failure: reason && status < 500 ? message : ownBookingSentences.cancelFailure };
  }
}
