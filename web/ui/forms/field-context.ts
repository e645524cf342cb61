import { createContext, useContext } from 'react';

interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** Field values of a form that was posted and came back, by name. */
export const FieldValuesContext = createContext<Readonly<Record<string, string>> | undefined>(
  undefined,
);

interface Valued {
  name?: string | undefined;
  value?: unknown;
  defaultValue?: string | number | readonly string[] | undefined;
}

/** A field's initial value: the posted one, or else its own; undefined if the form controls it. */
export function useDefaultValue({ name = '', value, defaultValue }: Valued) {
  const values = useContext(FieldValuesContext);
  return value === undefined ? (values?.[name] ?? defaultValue) : undefined;
}

interface OwnProps {
  id?: string | undefined;
  required?: boolean | undefined;
  autoFocus?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Connects an input to the label, help and error of the surrounding Field; the input's own props win. */
export function useFieldWiring(own: OwnProps) {
  const field = useContext(FieldContext);
  const isBack = useContext(FieldValuesContext) !== undefined;
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    // The browser focuses the first wrong field on the page.
    autoFocus: own.autoFocus || (isBack && field?.invalid) || undefined,
    // Not `required`: the browser would speak its own words in place of our sentences.
    'aria-required': (own.required ?? field?.required) || undefined,
  };
}
