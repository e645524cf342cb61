import { paths } from '#domain/site/paths.ts';

const PARAMETER = 'property';

/** The booking page of a property by nothing but its address, without a navigation state. */
export const bookingLink = (propertyId: string) =>
  `${paths.booking}?${new URLSearchParams({ [PARAMETER]: propertyId })}`;

/** The property that the booking page's address names, if any. */
export const bookedProperty = (search: string) =>
  new URLSearchParams(search).get(PARAMETER) ?? undefined;
