/** What an Admin reads of relocation requests. */
export const requestListMessages = {
  title: 'Relocation requests',
  intro:
    'What was asked for with vehicles for relocation: who, which vehicle, where, and who drives.',
  search: 'Vehicle, driver or town',
  none: 'No vehicle has a relocation request yet.',
} as const;
