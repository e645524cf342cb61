/** When something was kept, as a device says; clocks that are ahead do not put it above what comes later. */
export const keptMoment = (said: string | undefined, now: Date): Date =>
  said === undefined ? now : new Date(Math.min(Date.parse(said), now.getTime()));
