/** In local storage: the conversations in which the note about paying was closed. */
const KEY = 'closedPayNotes';
/** Number of conversations remembered; beyond it, the oldest show the note again. */
const MAX = 100;

function closed(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

export const isNoteClosed = (conversationId: string): boolean => closed().includes(conversationId);

/** Closes it for good on this device; if storage is blocked, until the page is left. */
export function closeNote(conversationId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([conversationId, ...closed()].slice(0, MAX)));
  } catch {
    // Storage is blocked or full.
  }
}
