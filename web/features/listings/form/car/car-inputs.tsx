import type { ReactNode } from 'react';
import { CAR_FIELDS, type CarFieldName } from '#domain/cars/fields.ts';
import { FieldInput, type FieldInputProps } from '../field-input.tsx';
import type { TextForm } from '../text-form.ts';
import type { CarField } from './car-kind.ts';

/** The form state that the fields of a vehicle use. */
export type CarForm = TextForm<CarField>;

/** A field of a vehicle. */
export const CarInput = (props: FieldInputProps<CarFieldName>) => (
  <FieldInput table={CAR_FIELDS} {...props} />
);

/** Two fields side by side, if there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>;
}
