export interface Merged<Field extends string> {
  text: Record<Field, string>;
  /** Fields that only someone else changed: they show the stored value now. */
  takenOver: Field[];
  /** Fields that both changed: they keep the text typed here. */
  inBoth: Field[];
}

/** Merges the text typed here with what someone else saved in the meantime; both started from `base`. */
export function mergeChanges<Field extends string>(
  base: Record<Field, string>,
  typed: Record<Field, string>,
  saved: Record<Field, string>,
): Merged<Field> {
  const merged: Merged<Field> = { text: { ...typed }, takenOver: [], inBoth: [] };
  for (const field of Object.keys(typed) as Field[]) {
    if (saved[field] === base[field] || saved[field] === typed[field]) continue;
    if (typed[field] === base[field]) {
      merged.text[field] = saved[field];
      merged.takenOver.push(field);
    } else {
      merged.inBoth.push(field);
    }
  }
  return merged;
}

/** Says what to check before saving again; undefined if nothing in the form is new. */
export function mergedSentence<Field extends string>(
  { takenOver, inBoth }: Merged<Field>,
  called: (field: Field) => string,
): string | undefined {
  if (takenOver.length === 0 && inBoth.length === 0) return undefined;
  const list = (fields: Field[]) => fields.map(called).join(', ');
  return [
    takenOver.length > 0 && `The form now shows what’s new: ${list(takenOver)}.`,
    inBoth.length > 0 && `You both changed: ${list(inBoth)}. We kept what you typed.`,
    'Please check, then save again.',
  ]
    .filter(Boolean)
    .join(' ');
}
