const DAYS = ['from', 'to'] as const;
const OF_DAYS = [...DAYS, 'flexible'] as const;

/**
 * The parameters removed together with one of a list: neither day of a stay means anything without the other, nor how
 * flexible they are without both.
 */
export const leftOutWith = (parameter: string): readonly string[] =>
  DAYS.some((day) => day === parameter) ? OF_DAYS : [parameter];
