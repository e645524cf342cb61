import type { Viewer } from '../accounts/actor.ts';
import { canEditProperty, canUploadProperty } from '../properties/permissions.ts';

/** People who list properties see the calendar of their own stays. */
export const canSeeHostCalendar = (viewer: Viewer): boolean => canUploadProperty(viewer);

/** The lister of a stay or an Admin may set its rules and block its nights. */
export const canManageStay = (viewer: Viewer, property: { listerId: string }): boolean =>
  canEditProperty(viewer, property);
