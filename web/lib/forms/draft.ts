const keyOf = (name: string) => `draft:${name}`;

/** Text typed into a form in this tab, kept so that an expired session does not lose it. */
export function readDraft<T extends object>(name: string): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, value: object): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage is blocked or full: the text lasts as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked: there is nothing to drop.
  }
}
