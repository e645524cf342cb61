/**
 * The address of a GET form without the empty fields that a browser without scripts sends along.
 * @param url path and query, as requested.
 * @returns undefined when nothing is empty, and for the router's own requests.
 */
export function cleanAddress(url: string): string | undefined {
  const [address = '', query = ''] = url.split(/\?(.*)/s);
  const fields = query.split('&');
  const filled = fields.filter((field) => !/^([^=]*=)?$/.test(field));
  if (query === '' || filled.length === fields.length || address.endsWith('.data')) {
    return undefined;
  }
  // Two slashes would mean another host.
  const path = address.replace(/^[/\\]+/, '/');
  return filled.length > 0 ? `${path}?${filled.join('&')}` : path;
}
