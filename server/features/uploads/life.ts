import { UPLOAD_LIFE_HOURS } from '#domain/uploads/limits.ts';

/** The end of an upload's wait for its listing, if it starts now. */
export const endOf = (start: Date): Date =>
  new Date(start.getTime() + UPLOAD_LIFE_HOURS * 60 * 60 * 1000);
