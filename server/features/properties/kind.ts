import {
  propertyAdminMessages,
  propertyMessages,
  uploadPropertyMessages,
} from '#domain/properties/messages.ts';
import {
  canDeleteProperty,
  canEditProperty,
  canUploadProperty,
} from '#domain/properties/permissions.ts';
import { type Property, UploadPropertyBody } from '#domain/properties/schema.ts';
import {
  deleteListing,
  editListing,
  type ListedKind,
  uploadListing,
} from '#server/features/listings/public.ts';
import { formColumns } from './form-columns.ts';
import { getOwnProperty } from './get-property.ts';
import { type PropertySummary, propertyFinder } from './property-finder.ts';
import { properties } from './repository.ts';

/** The parts that uploading, editing and deleting need to handle a property (features/listings). */
export const PROPERTY: ListedKind<UploadPropertyBody, PropertySummary, Property> = {
  name: 'property',
  repository: properties,
  finder: propertyFinder,
  can: { upload: canUploadProperty, edit: canEditProperty, delete: canDeleteProperty },
  parse: (fields) => UploadPropertyBody.safeParse(fields),
  columnsOf: formColumns,
  read: getOwnProperty,
  sentences: {
    uploaded: uploadPropertyMessages.success,
    updated: uploadPropertyMessages.updated,
    deleted: propertyAdminMessages.deleted,
    notFound: propertyMessages.notFound,
    changedMeanwhile: uploadPropertyMessages.changedMeanwhile,
    mayNotUpload: uploadPropertyMessages.forbidden,
  },
};

export const uploadProperty = uploadListing(PROPERTY);
export const editProperty = editListing(PROPERTY);
export const deletePropertyIn = deleteListing(PROPERTY);
