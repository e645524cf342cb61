import { UPLOAD_LIFE_HOURS } from '#domain/uploads/limits.ts';

/** Until when an upload that begins then waits for its listing. */
export const endOf = (start: Date): Date =>
  new Date(start.getTime() + UPLOAD_LIFE_HOURS * 60 * 60 * 1000);
