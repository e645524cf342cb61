/** Our own sentences about facts of any listing. */
export const factMessages = {
  /** The form's section for facts. */
  title: 'Details people ask for',
  intro: 'All optional. The more you add, the more filters find your listing.',
  chooseFirst: 'Choose a type first. We’ll then ask for the details people look for.',
  mostAsked: (labels: readonly string[]) =>
    `You haven’t added any of these yet. People look most for: ${labels.join(', ').toLowerCase()}.`,
  /** The part for what every listing has, below what only some have. */
  others: 'The listing',
  /** Beside a detail that only the text states. */
  fromText: 'From the description',
  notSaid: 'Not stated',
  yes: 'Yes',
  no: 'No',
  noAmount: 'None',
  any: 'Any',
  numberBetween: (min: number, max: number) =>
    `Please enter a number from ${min} to ${max}, with up to one decimal.`,
} as const;
