export { deletePropertyIn, editProperty, uploadProperty } from './kind.ts';
export { listFreeNear, listFreeOf } from './list-free-near.ts';
export { findAmongProperties, listPropertiesOf, propertyLists } from './list-properties.ts';
export {
  getPropertySummary,
  getReadableProperty,
  lockProperty,
  lockPropertyForChange,
  type PropertySummary,
} from './property-finder.ts';
export { setRating } from './rating.ts';
export { propertiesRoutes } from './routes.ts';
export { setStatus } from './set-status.ts';
