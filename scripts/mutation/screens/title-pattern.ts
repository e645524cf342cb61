/** Finds a test by its title in the specification's table, where `{n}` stands for any value. */
export function titlePattern(title: string): string {
  return title
    .split(/\{[^{}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(/['’`]/g, '.'))
    .join('.*');
}
