/** How many times above or below the old price a new one is more likely a slip than meant. */
const UNLIKELY_FACTOR = 10;

/** Whether a new price, in cedi like the old one, should be asked about before it is saved. */
export function isUnlikelyPrice(next: number, old: number): boolean {
  return next > old * UNLIKELY_FACTOR || next * UNLIKELY_FACTOR < old;
}

export const priceChangeMessages = {
  title: 'Is that right?',
  ask: (old: string, next: string) => `The price was ${old}. You typed ${next}.`,
  confirm: 'Yes, save it',
  back: 'Change the price',
} as const;
