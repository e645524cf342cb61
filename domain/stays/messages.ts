export const stayRulesMessages = {
  onlyStays: 'Only short stays have booking rules.',
  changed: 'Someone else has changed these rules. Reload them, then save again.',
  saved: 'Booking rules saved.',
  blocked: 'Nights blocked.',
  unblocked: 'Nights are available again.',
  taken: 'Some of these nights are already booked or blocked.',
  notOfBlock: 'Choose nights of this block only.',
  blockNotFound: 'These nights are no longer blocked.',
  tooManyUnitsTaken: (units: number) =>
    `You can’t have fewer than ${units} units while that many are booked at once.`,
  tooWide: 'A calendar shows up to 400 days.',
  blockPast: 'Nights of the past can’t be blocked.',
  blockTooFar: 'You can block nights up to two years ahead.',
} as const;
