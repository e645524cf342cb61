/**
 * The address that a form by GET leads to, without what was not filled in: a browser without scripts sends that along.
 * @param url path and query, as they were asked for.
 * @returns undefined where nothing is empty, and for what the router asks for by itself.
 */
export function cleanAddress(url: string): string | undefined {
  const [address = '', query = ''] = url.split(/\?(.*)/s);
  const fields = query.split('&');
  const filled = fields.filter((field) => !/^([^=]*=)?$/.test(field));
  if (query === '' || filled.length === fields.length || address.endsWith('.data')) {
    return undefined;
  }
  // Two slashes would name another host.
  const path = address.replace(/^[/\\]+/, '/');
  return filled.length > 0 ? `${path}?${filled.join('&')}` : path;
}
