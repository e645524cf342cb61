/** The terms a guest agrees to. Days are text, for example 'Thu 26 Nov 2026', and undefined until chosen. */
export const termsMessages = {
  payment: 'You pay at the property; nothing is charged now.',
  cancel: (lastDay: string | undefined) =>
    `You can cancel until ${lastDay ?? 'the day before you arrive'}.`,
  noCancelling: 'A stay that starts today can’t be cancelled.',
  arrival: (day: string | undefined) =>
    day
      ? `Check-in is on ${day}. Agree on a time with your host.`
      : 'Agree on a check-in time with your host.',
} as const;
