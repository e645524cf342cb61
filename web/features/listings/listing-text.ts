import { stripCommas } from '#domain/money.ts';
import { type UploadPropertyForm, withPropertyType } from '#domain/properties/rules.ts';

/** What is typed and chosen about a property; `price` holds the raw digits (specification §3, rawPrice). */
export type ListingText = Omit<UploadPropertyForm, 'images' | 'video'>;
export type ListingField = keyof ListingText;

export const EMPTY_TEXT: Readonly<ListingText> = {
  name: '',
  description: '',
  price: '',
  location: '',
  address: '',
  region: '',
  condition: '',
  propertyType: '',
  shortStayType: '',
  rentalType: '',
  saleType: '',
};

export const LISTING_FIELDS = Object.keys(EMPTY_TEXT) as ListingField[];

/** One field changed; another property type clears the three subtypes (specification §4). */
export function withField(text: ListingText, field: ListingField, value: string): ListingText {
  return field === 'propertyType' ? withPropertyType(text, value) : { ...text, [field]: value };
}

export function isSameText(one: ListingText, other: ListingText): boolean {
  return LISTING_FIELDS.every((field) => one[field] === other[field]);
}

/** The form as it is sent (specification §7): the price in digits, the photos in their order. */
export function toFormData(
  text: ListingText,
  photos: readonly File[],
  video: File | undefined,
): FormData {
  const form = new FormData();
  for (const field of LISTING_FIELDS) form.set(field, text[field]);
  form.set('price', stripCommas(text.price));
  for (const photo of photos) form.append('images', photo);
  if (video) form.set('video', video);
  return form;
}
