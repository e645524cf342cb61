const COPY = ' (copy)';

/** The preliminary name of a copy, in `max` characters. */
export const nameOfCopy = (name: string, max: number): string =>
  name.slice(0, max - COPY.length).trimEnd() + COPY;
