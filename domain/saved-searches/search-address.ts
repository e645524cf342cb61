/** The address that shows a search's results. */
export function searchAddress({
  path,
  query,
}: {
  path: string;
  query: Readonly<Record<string, string>>;
}): string {
  return `${path}?${new URLSearchParams(query)}`;
}
