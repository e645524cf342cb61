const DAYS = ['from', 'to'] as const;

/** The parameters removed together with one of a list: neither day of a stay means anything without the other. */
export const leftOutWith = (parameter: string): readonly string[] =>
  DAYS.some((day) => day === parameter) ? DAYS : [parameter];
