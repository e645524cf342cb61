/** What comes back when a stay is cancelled. Days and amounts are text, for example '12 Dec' and '₵1,350.00'. */
export const refundMessages = {
  until: (day: string, amount: string) => `Cancel until ${day}: ${amount} back`,
  callOn: (day: string, amount: string) => `On ${day}, call your host to cancel: ${amount} back`,
  nothingFrom: (day: string) => `Cancel from ${day}: nothing back`,
  leaveEarly: {
    nights: 'If you leave early, you pay for the nights you stayed and one more.',
    half: 'If you leave early, you pay for the nights you stayed, one more, and half of the rest.',
  },
} as const;
