import type { Locator, Page } from '@playwright/test';

/** A property type, and the field for its subtype. */
const SUBTYPE_FIELDS = {
  'Short-Stay': 'Short-Stay type',
  PropertyRentals: 'Rental type',
  PropertySales: 'Sale type',
} as const;

/** The required fields of a property's form, except its name. */
export interface PropertyText {
  type: keyof typeof SUBTYPE_FIELDS;
  subtype: string;
  condition: string;
  price: string;
  region: string;
  location: string;
  address: string;
}

/** Fills in the form, as its lister does. */
export async function fillInProperty(form: Page | Locator, text: PropertyText): Promise<void> {
  await form.getByLabel('Property type').selectOption(text.type);
  await form.getByLabel(SUBTYPE_FIELDS[text.type]).selectOption(text.subtype);
  await form.getByLabel('Condition').selectOption(text.condition);
  await form.getByLabel('Price').fill(text.price);
  await form.getByLabel('Region').selectOption(text.region);
  await form.getByLabel('Location').fill(text.location);
  await form.getByLabel('Address').fill(text.address);
}
