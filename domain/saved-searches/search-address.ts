/** The address that shows what a search finds. */
export function searchAddress({
  path,
  query,
}: {
  path: string;
  query: Readonly<Record<string, string>>;
}): string {
  return `${path}?${new URLSearchParams(query)}`;
}
