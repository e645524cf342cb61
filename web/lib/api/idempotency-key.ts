import { dropDraft, keepDraft, readDraft } from '../forms/draft.ts';

/** The last submission of a form, and its key. */
interface Sent {
  key: string;
  content: string;
}

const sentFromTab = new Map<string, Sent>();
const draftOf = (form: string) => `sent:${form}`;

/**
 * Headers of a call that creates something once: the key stays the same while a form sends the same content,
 * even after reloading the page. Repeating a call that got no response therefore creates nothing twice.
 * @param form the form's name, unique to one thing and one user.
 * @param content the content to send.
 */
export function onceHeaders(form: string, content: unknown): Record<string, string> {
  return keyHeader(onceKey(form, content));
}

/** The key itself. */
export function onceKey(form: string, content: unknown): string {
  const text = JSON.stringify(content);
  const before = sentFromTab.get(form) ?? readDraft<Sent>(draftOf(form));
  const sent = before?.content === text ? before : { key: newKey(), content: text };
  sentFromTab.set(form, sent);
  keepDraft(draftOf(form), sent);
  return sent.key;
}

/** A key's header: a string in structured fields (RFC 8941). */
export const keyHeader = (key: string): Record<string, string> => ({
  'idempotency-key': `"${key}"`,
});

/** Reuses the key if the form's next submission has the same contents, because the first may have arrived. */
export function keepKey(form: string, content: unknown, key: string): void {
  const sent = { key, content: JSON.stringify(content) };
  sentFromTab.set(form, sent);
  keepDraft(draftOf(form), sent);
}

/** It has arrived: the form's next content is a new thing, even if it is identical. */
export function hasArrived(form: string): void {
  sentFromTab.delete(form);
  dropDraft(draftOf(form));
}

/** Not randomUUID, which a page without TLS does not have. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
