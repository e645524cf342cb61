/** Files refused when chosen, for one reason. */
export interface RefusedFiles {
  sentence: string;
  names: readonly string[];
}

export type FileField = 'images' | 'video';

export const NOTHING_REFUSED: Readonly<Record<FileField, readonly RefusedFiles[]>> = {
  images: [],
  video: [],
};

/** Names each file once with its message, in the order they were chosen. */
export function refusedFiles(leftOut: readonly (readonly [File, string])[]): RefusedFiles[] {
  const names = new Map<string, string[]>();
  for (const [{ name }, sentence] of leftOut) {
    names.set(sentence, [...(names.get(sentence) ?? []), name]);
  }
  return [...names].map(([sentence, each]) => ({ sentence, names: each }));
}
