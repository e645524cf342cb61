/** What the name of a copy ends with. */
const COPY = ' (copy)';

/** What a copy of a listing is called until its lister says otherwise, in `max` characters. */
export const nameOfCopy = (name: string, max: number): string =>
  name.slice(0, max - COPY.length).trimEnd() + COPY;
