export { type BeforeDelete, deletePropertyIn } from './delete-property.ts';
export { editProperty } from './edit-property.ts';
export { listFreeNear } from './list-free-near.ts';
export { findAmongProperties, listPropertiesOf } from './list-properties.ts';
export { lockPropertyForChange } from './lock-for-change.ts';
export {
  getPropertySummary,
  getReadableProperty,
  lockProperty,
  type PropertySummary,
} from './property-summary.ts';
export { setRating } from './rating.ts';
export { propertyFacetIndex } from './repository.ts';
export { propertiesRoutes } from './routes.ts';
export { setStatus } from './set-status.ts';
export { uploadProperty } from './upload-property.ts';
