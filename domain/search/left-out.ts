const DAYS = ['from', 'to'] as const;

/** The parameters that are left out with one of a list: neither day of a stay says anything without the other. */
export const leftOutWith = (parameter: string): readonly string[] =>
  DAYS.some((day) => day === parameter) ? DAYS : [parameter];
