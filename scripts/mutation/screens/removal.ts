/** One part of a screen, and how it is taken out. */
export interface Removal {
  /** The row of docs/specification.md: its section, and how its rule begins. */
  rule: `${string} ${string}`;
  /** What the screen is then without. */
  without: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  /** Nothing by default. */
  to?: string;
}
