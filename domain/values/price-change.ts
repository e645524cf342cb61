/** A price this many times above or below the old one is more likely a slip. */
const UNLIKELY_FACTOR = 10;

/** True when a new price needs a question before it is saved; both prices are in cedi. */
export function isUnlikelyPrice(next: number, old: number): boolean {
  return next > old * UNLIKELY_FACTOR || next * UNLIKELY_FACTOR < old;
}

export const priceChangeMessages = {
  title: 'Is that right?',
  ask: (old: string, next: string) => `The price was ${old}. You typed ${next}.`,
  confirm: 'Yes, save it',
  back: 'Change the price',
} as const;
