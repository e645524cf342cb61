import { hasFact } from '#domain/facts/fact.ts';
import { factTexts } from '#domain/facts/read-fact.ts';
import { fieldTexts } from '#domain/fields/field.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { PROPERTY_FORM } from '#domain/properties/fields.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import { checkEditProperty } from '#domain/properties/rules.ts';
import type { Property, UploadPropertyAnswer } from '#domain/properties/schema.ts';
import { statusSentences, uploadPropertySentences } from '#domain/properties/sentences.ts';
import { paths } from '#domain/site/paths.ts';
import { OWN_PROPERTIES } from '../../own-kind.ts';
import { showChanged } from '../../own-list-cache.ts';
import { type PropertyField, propertyUpload } from '../../upload/property/property-upload.ts';
import type { EditKind } from '../edit-kind.ts';

/** Editing a property. */
export const propertyEdit: EditKind<PropertyField, Property> = {
  name: 'property',
  photosRequired: false,
  path: OWN_PROPERTIES.path,
  mayEdit: (viewer, { lister }) => canEditProperty(viewer, { listerId: lister.userId }),
  textOf: (property) => ({
    ...fieldTexts(PROPERTY_FORM, property),
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
    hasFact(PROPERTY_FACTS, field)
      ? PROPERTY_FACTS[field].label.toLowerCase()
      : PROPERTY_FORM[field].called,
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
