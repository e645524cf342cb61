import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';

interface Listed {
  listerId: string;
}

/** Any signed-in user uploads a car. */
export function canUploadCar(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** A car is changed by its uploader, or by an Admin. */
export function canEditCar(viewer: Viewer, car: Listed): boolean {
  return isAdmin(viewer) || viewer?.userId === car.listerId;
}

export function canDeleteCar(viewer: Viewer, car: Listed): boolean {
  return canEditCar(viewer, car);
}

/** Phone numbers and emails of a car are for signed-in users. */
export function canSeeCarContacts(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}
