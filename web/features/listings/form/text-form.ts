import type { TextFields } from './listing-kind.ts';

/** The form state that fields use, for uploading and editing alike. */
export interface TextForm<Field extends string> {
  text: TextFields<Field>;
  errorOf(field: Field): string | undefined;
  change(field: Field, value: string): void;
  /** Several fields at once. */
  fill(values: Partial<TextFields<Field>>): void;
}
