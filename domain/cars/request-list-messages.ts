export const requestListMessages = {
  title: 'Relocation requests',
  intro: 'Relocation requests sent with vehicles: who, which vehicle, where, and who drives.',
  search: 'Vehicle, driver or town',
  none: 'No relocation requests yet.',
} as const;
