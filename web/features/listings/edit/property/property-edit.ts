import { hasFact } from '#domain/facts/fact.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import { checkEditProperty } from '#domain/properties/rules.ts';
import type { Property, UploadPropertyAnswer } from '#domain/properties/schema.ts';
import { statusSentences, uploadPropertySentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { OWN_PROPERTIES } from '../../own-kind.ts';
import { showChanged } from '../../own-list-cache.ts';
import { type PropertyField, propertyUpload } from '../../upload/property/property-upload.ts';
import type { EditKind } from '../edit-kind.ts';
import { priceText } from '../price-text.ts';

const CALLED: Readonly<Record<Exclude<PropertyField, keyof typeof PROPERTY_FACTS>, string>> = {
  name: 'name',
  description: 'description',
  price: 'price',
  location: 'location',
  address: 'address',
  region: 'region',
  condition: 'condition',
  propertyType: 'property type',
  shortStayType: 'Short-Stay type',
  rentalType: 'rental type',
  saleType: 'sale type',
};

/** Editing a property. */
export const propertyEdit: EditKind<PropertyField, Property> = {
  name: 'property',
  photosRequired: false,
  path: OWN_PROPERTIES.path,
  mayEdit: (viewer, { lister }) => canEditProperty(viewer, { listerId: lister.userId }),
  textOf: ({ shortStayType, rentalType, saleType, ...property }) => ({
    name: property.name,
    description: property.description,
    price: priceText(property.price),
    location: property.location,
    address: property.address,
    region: property.region,
    condition: property.condition,
    propertyType: property.propertyType,
    shortStayType: shortStayType ?? '',
    rentalType: rentalType ?? '',
    saleType: saleType ?? '',
    ...factTexts(PROPERTY_FACTS, property.facts),
  }),
  change: propertyUpload.change,
  check: checkEditProperty,
  sent: propertyUpload.sent,
  answered: (answer) => (answer as UploadPropertyAnswer).property,
  showSaved(queryClient, property) {
    queryClient.setQueryData(['property', property._id], property);
    showChanged(queryClient, OWN_PROPERTIES, property);
  },
  called: (field) =>
    hasFact(PROPERTY_FACTS, field) ? PROPERTY_FACTS[field].label.toLowerCase() : CALLED[field],
  pageOf: paths.property,
  sentences: {
    title: uploadPropertySentences.editTitle,
    updated: uploadPropertySentences.updated,
    failure: uploadPropertySentences.updateFailure,
    gone: statusSentences.deletedMeanwhile,
    changedMeanwhile: uploadPropertySentences.changedMeanwhile,
    required: uploadPropertySentences.required,
  },
};
