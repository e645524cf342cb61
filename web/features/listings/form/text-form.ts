import type { TextFields } from './listing-kind.ts';

/** What fields need of the form they stand in, whatever it is for: uploading, editing. */
export interface TextForm<Field extends string> {
  text: TextFields<Field>;
  errorOf(field: Field): string | undefined;
  change(field: Field, value: string): void;
  /** Several fields at once. */
  fill(values: Partial<TextFields<Field>>): void;
}
