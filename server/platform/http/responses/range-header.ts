/** Recognises a Range header in bytes; any other unit must be ignored (RFC 9110 §14.2). */
export function isByteRange(header: string): boolean {
  const [, parts] = /^ *bytes=(.*)$/.exec(header) ?? [];
  return parts?.split(',').every((part) => isPart(part.trim())) ?? false;
}

/** Accepts "0-9", "990-" or "-5", but no part that ends before it begins (§14.1.1). */
function isPart(part: string): boolean {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(part) ?? [];
  if (!from) return Boolean(to);
  return !to || Number(from) <= Number(to);
}
