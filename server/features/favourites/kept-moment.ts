/** When a device says something was kept; a clock that is ahead must not put it above later ones. */
export const keptMoment = (said: string | undefined, now: Date): Date =>
  said === undefined ? now : new Date(Math.min(Date.parse(said), now.getTime()));
