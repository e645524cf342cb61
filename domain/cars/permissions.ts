import type { Viewer } from '../accounts/actor.ts';
import { isAdmin, isSignedIn } from '../accounts/permissions.ts';

interface Listed {
  listerId: string;
}

/** Any signed-in user may upload a car. */
export function canUploadCar(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}

/** The uploader or an Admin may change a car. */
export function canEditCar(viewer: Viewer, car: Listed): boolean {
  return isAdmin(viewer) || viewer?.userId === car.listerId;
}

export function canDeleteCar(viewer: Viewer, car: Listed): boolean {
  return canEditCar(viewer, car);
}

/** Only signed-in users see a car's phone numbers and emails. */
export function canSeeCarContacts(viewer: Viewer): boolean {
  return isSignedIn(viewer);
}
