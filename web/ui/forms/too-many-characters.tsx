import { fieldMessages } from '#domain/field-messages.ts';

/** Shows below a field how many characters are too many, while typing. */
export function TooManyCharacters({ max, excess }: { max: number; excess: number }) {
  return (
    <p role="status" className={excess > 0 ? 'figures text-sm text-closed' : 'sr-only'}>
      {excess > 0 && fieldMessages.tooMany(max, excess)}
    </p>
  );
}
