/** `plural(1, 'review')` → '1 review', `plural(3, 'review')` → '3 reviews'. */
export function plural(count: number, noun: string, nouns = `${noun}s`): string {
  return `${groupThousands(String(count))} ${count === 1 ? noun : nouns}`;
}

/** Adds en-GH thousands separators to a run of digits: '1250000' → '1,250,000'. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
