import { hasFact } from '#domain/facts/fact.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import { fieldTexts } from '#domain/fields/field.ts';
import { sentPin } from '#domain/places/own-pin.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { PROPERTY_FORM, type PropertyFieldTexts } from '#domain/properties/fields.ts';
import { statusMessages, uploadPropertyMessages } from '#domain/properties/messages.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import {
  checkEditProperty,
  checkUploadProperty,
  withPropertyType,
} from '#domain/properties/rules.ts';
import type { Property } from '#domain/properties/schema.ts';
import { stripCommas } from '#domain/values/money.ts';
import { call } from '#web/lib/api/api.ts';
import { readPath } from '#web/lib/api/call-path.ts';
import { uploadForm } from '#web/lib/api/upload.ts';
import { DRAFT_KEYS } from '#web/lib/forms/unfinished-uploads.ts';
import { OWN_PROPERTIES } from '../../own-kind.ts';
import { showChanged } from '../../own-list-cache.ts';
import type { ListingKind } from '../listing-kind.ts';

/** The texts and choices about a property; `price` holds the raw digits (specification §3, rawPrice). */
export type PropertyText = PropertyFieldTexts &
  Record<keyof typeof PROPERTY_FACTS | 'pin' | 'answered', string>;
export type PropertyField = keyof PropertyText;

/** Listing a property (specification §2.7, §7), and editing it. */
export const PROPERTY: ListingKind<PropertyField, Property> = {
  own: OWN_PROPERTIES,
  path: (id) => readPath('GET /api/properties/:id', { params: { id } }),
  pinPath: (id) => readPath('GET /api/properties/:id/pin', { params: { id } }),
  answeredPath: (id) => readPath('GET /api/properties/:id/read-details', { params: { id } }),
  draftKey: DRAFT_KEYS.property,
  facts: PROPERTY_FACTS,
  textOf: (property) => ({
    ...fieldTexts(PROPERTY_FORM, property),
    ...factTexts(PROPERTY_FACTS, property?.facts),
    pin: '',
    answered: '',
  }),
  photosRequired: false,
  // Another property type clears the three subtypes (specification §4).
  change: (field, value) =>
    field === 'propertyType' ? withPropertyType(value) : { [field]: value },
  check: (text, files) =>
    files ? checkUploadProperty({ ...text, ...files }) : checkEditProperty(text),
  sent: ({ price, pin }) => ({ price: stripCommas(price), ...sentPin(pin) }),
  called: (field) => {
    if (field === 'pin') return 'pin';
    if (field === 'answered') return 'answers';
    return hasFact(PROPERTY_FACTS, field)
      ? PROPERTY_FACTS[field].label.toLowerCase()
      : PROPERTY_FORM[field].called;
  },
  nameMax: PROPERTY_FORM.name.max,
  listerOf: ({ lister }) => lister.userId,
  mayEdit: (viewer, { lister }) => canEditProperty(viewer, { listerId: lister.userId }),
  async create(form, options) {
    return (await uploadForm('POST /api/properties/upload', form, options)).property;
  },
  async save(id, json) {
    return (await call('PUT /api/properties/:id', { params: { id }, json })).property;
  },
  showSaved(queryClient, property) {
    queryClient.setQueryData(['property', property._id], property);
    showChanged(queryClient, OWN_PROPERTIES, property);
  },
  sentences: {
    ...uploadPropertyMessages,
    deletedMeanwhile: statusMessages.deletedMeanwhile,
  },
};
