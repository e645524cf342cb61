import { z } from 'zod';
import { ROLES } from '../accounts/role.ts';
import { answersWithin } from '../answer-times/schema.ts';
import { Pause } from '../availability/schema.ts';
import { FLEXIBLE_DAYS } from '../bookings/searched-days.ts';
import { DERIVED_FACTS } from '../derived-facts.ts';
import { factFields, factFilters, factsResponse, highlightsResponse } from '../facts/schema.ts';
import { filterFields, formFields, responseFields } from '../fields/schema.ts';
import {
  calendarDateResponse,
  expectedUpdatedAt,
  id,
  instantResponse,
  limit,
  pageNumber,
} from '../fields-schema.ts';
import {
  choiceFilter,
  dayFilter,
  idsFilter,
  optionalFilter,
  priceFilter,
  textFilter,
  viewFilter,
  wholeFilter,
} from '../filters-schema.ts';
import { NOT_ON_PROPERTY_CARD, propertyCardFields } from '../listing-card-schema.ts';
import { listingMedia } from '../media/schema.ts';
import { cursorFilters } from '../paging/cursor.ts';
import { zoomFilter } from '../places/listings-map-schema.ts';
import { pinFields, refineWholePin } from '../places/own-pin-schema.ts';
import {
  bboxFilter,
  distanceResponse,
  nearbyResponse,
  nearFilter,
  nearResponse,
  withinFilter,
} from '../places/schema.ts';
import { priceHistory } from '../price-history-schema.ts';
import { answeredField, readFromText } from '../read-details/schema.ts';
import { closeFilter, exactFilter, sortFilter } from '../search/schema.ts';
import { editedMedia } from '../uploads/schema.ts';
import { checksResponse } from '../verification/schema.ts';
import { PROPERTY_FACTS } from './facts.ts';
import { PROPERTY_FIELDS, PROPERTY_FORM, SUBTYPE_FIELDS } from './fields.ts';
import { GUESTS } from './guests.ts';
import { statusMessages } from './messages.ts';
import { parseStatus, STATUS_LABELS, STATUSES, SUBTYPES, subtypeFieldOf } from './property.ts';
import { PROPERTY_FORM_MESSAGES, SUBTYPE_MESSAGE } from './rules.ts';
import { SORTS } from './sorts.ts';

/** A property as every call returns it. */
export const Property = z.object({
  _id: id,
  ...responseFields(PROPERTY_FIELDS),
  status: z.enum(STATUSES),
  pause: Pause,
  ...responseFields(SUBTYPE_FIELDS),
  facts: factsResponse(PROPERTY_FACTS),
  readFromText: readFromText(PROPERTY_FACTS),
  highlights: highlightsResponse,
  near: nearResponse,
  distance: distanceResponse,
  nearby: nearbyResponse,
  priceHistory,
  answersWithin,
  ...listingMedia,
  companyLogo: z.string().nullable(),
  averageRating: z.number().min(1).max(5).nullable(),
  reviewCount: z.number().int().min(0),
  stayTotal: z
    .number()
    .optional()
    .describe('Of the nights and guests asked for, in cedi; only in lists with dates'),
  stayDates: z
    .object({ from: calendarDateResponse, to: calendarDateResponse })
    .optional()
    .describe(
      'Those of `stayTotal`, nearest to the dates asked for; only in lists that are flexible',
    ),
  lister: z.object({ userId: id, name: z.string(), role: z.enum(ROLES) }),
  checks: checksResponse,
  createdAt: instantResponse,
  updatedAt: instantResponse,
});
export type Property = z.infer<typeof Property>;

/** A property on a card (`view=card`). */
export const PropertySummary = Property.omit(NOT_ON_PROPERTY_CARD).extend(propertyCardFields);
export type PropertySummary = z.infer<typeof PropertySummary>;

export const ListPropertiesResponse = z.array(z.union([Property, PropertySummary]));

const statusFilter = optionalFilter((text) => {
  const statuses = text.split(',').map(parseStatus);
  const known = STATUSES.filter((status) => statuses.includes(status));
  return statuses.includes(undefined) ? undefined : known;
}, statusMessages.unknown)
  .describe(`Of ${STATUSES.join(', ')}: one or several with commas between`)
  .meta({ examples: [...STATUS_LABELS, 'rented,sold'] });

/** The query of GET /api/properties; a blank value means "not given". */
export const ListPropertiesQuery = z.object({
  search: textFilter(),
  ids: idsFilter(),
  ...filterFields(PROPERTY_FIELDS),
  subtype: choiceFilter(SUBTYPES),
  status: statusFilter,
  minPrice: priceFilter(),
  maxPrice: priceFilter(),
  ...factFilters(PROPERTY_FACTS),
  ...factFilters(DERIVED_FACTS),
  from: dayFilter().describe(
    'Check-in: with `to`, only short stays that can be booked for these nights, within the limits of bookings',
  ),
  to: dayFilter().describe('Check-out, after `from`; the day itself may be taken'),
  flexible: wholeFilter(1, FLEXIBLE_DAYS).describe(
    'With `from` and `to`: as many nights whose check-in is up to so many days earlier or later',
  ),
  guests: wholeFilter(GUESTS.min, GUESTS.max).describe(
    'Only stays that say they take so many; as `minGuests`',
  ),
  near: nearFilter(),
  within: withinFilter(),
  bbox: bboxFilter(),
  view: viewFilter(),
  sort: sortFilter(SORTS),
  exact: exactFilter(),
  close: closeFilter(),
  ...cursorFilters(),
  page: pageNumber,
  limit,
});
export type ListPropertiesQuery = z.infer<typeof ListPropertiesQuery>;

/** The query of GET /api/properties/map. */
export const MapPropertiesQuery = ListPropertiesQuery.extend({ zoom: zoomFilter() });
export type MapPropertiesQuery = z.infer<typeof MapPropertiesQuery>;

const propertyFields = z.object({
  ...formFields(PROPERTY_FORM, PROPERTY_FORM_MESSAGES),
  ...factFields(PROPERTY_FACTS),
  answered: answeredField,
  ...pinFields,
});

/** Drops a subtype of another property type, as the form does when the type changes. */
function settleSubtype<T extends z.output<typeof propertyFields>>(
  body: T,
  context: z.RefinementCtx<T>,
) {
  const field = subtypeFieldOf(body.propertyType);
  if (body[field] === null) {
    context.addIssue({ code: 'custom', path: [field], message: SUBTYPE_MESSAGE[field] });
    return z.NEVER;
  }
  return {
    ...body,
    shortStayType: field === 'shortStayType' ? body.shortStayType : null,
    rentalType: field === 'rentalType' ? body.rentalType : null,
    saleType: field === 'saleType' ? body.saleType : null,
  };
}

/** The text fields of POST /api/properties/upload. */
export const UploadPropertyBody = propertyFields
  .superRefine(refineWholePin)
  .transform(settleSubtype);
export type UploadPropertyBody = z.infer<typeof UploadPropertyBody>;

/** The body of PUT /api/properties/{id}: the whole form again; photos and video stay unless it names them. */
export const EditPropertyBody = propertyFields
  .extend({ expectedUpdatedAt, ...editedMedia })
  .superRefine(refineWholePin)
  .transform(settleSubtype);
export type EditPropertyBody = z.infer<typeof EditPropertyBody>;

export const UploadPropertyResponse = z.object({ message: z.string(), property: Property });
export type UploadPropertyResponse = z.infer<typeof UploadPropertyResponse>;

/** The body of PUT /api/properties/{id}/status: Available, Sold or Rented. */
export const StatusBody = z.object({
  status: z
    .string({ error: statusMessages.choose })
    .meta({ enum: [...STATUS_LABELS, ...STATUSES] })
    .trim()
    .min(1, statusMessages.choose)
    .transform((text, context) => {
      const status = parseStatus(text);
      if (status) return status;
      context.addIssue({ code: 'custom', message: statusMessages.unknown });
      return z.NEVER;
    }),
});
export type StatusBody = z.infer<typeof StatusBody>;

/** The query of DELETE /api/properties/{id}. */
export const DeletePropertyQuery = z.object({
  confirmation: textFilter(64).describe('Stands for the stays to come that are cancelled with it'),
});

/** The lister, as revealed by `Contact Agent` and `Contact Owner`. */
export const ContactResponse = z.object({
  name: z.string(),
  phoneNumber: z.string().nullable(),
  whatsapp: z.string().nullable().describe('A chat link'),
});
export type ContactResponse = z.infer<typeof ContactResponse>;
