/** A price in cedi as people write it into a form: '450', '450.50'. */
export const priceText = (cedi: number) =>
  Number.isInteger(cedi) ? String(cedi) : cedi.toFixed(2);
