/** Letters, digits, dots, dashes and underscores; no part begins with a dot, so none leads up or is hidden. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}){0,7}$/;

/** True when a key means the same file in a folder, a bucket and a URL. */
export const isStorageKey = (key: string): boolean => KEY.test(key);

/** @throws for any other key: keys come from us, so that is a bug. */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`not a key of the storage: ${JSON.stringify(key)}`);
  return key;
}
