/** Our own sentences for facts of any listing. */
export const factMessages = {
  /** The part of a form that asks for facts. */
  title: 'Details people ask for',
  intro: 'All optional. Listings that tell more are found by more filters.',
  chooseFirst: 'Choose what it is first: we then ask for what people look for in it.',
  mostAsked: (labels: readonly string[]) =>
    `You have told none of these yet. People look most for: ${labels.join(', ').toLowerCase()}.`,
  /** What every listing has, below what only some have. */
  others: 'The listing',
  notSaid: 'Not stated',
  yes: 'Yes',
  no: 'No',
  noAmount: 'None',
  any: 'Any',
  numberBetween: (min: number, max: number) =>
    `Please enter a number from ${min} to ${max}, with one decimal at most.`,
} as const;
