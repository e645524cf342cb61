/** Replaces secrets in the log. */
const HIDDEN = '[hidden]';

/** Paths that end in a secret: an email's token or the id of a shared list, both of the linked page and of its call. */
const SECRET =
  /^(\/(?:(?:api\/auth\/)?reset-password|confirm-email|undo-(?:email-change|factor)|(?:api\/)?unsubscribe|(?:api\/)?still-available|shared|api\/shared-lists)\/).+/i;

/** As long as our shortest secret, but not an id or content key, which are hexadecimal, or a file name. */
const TOKEN = /^(?![\da-f-]+$)(?!.*\.\w{2,5}$)[\w.-]{40,}$/i;

/**
 * A URL's path as the log may keep it: without the query, which may contain typed text, and with anything like a token
 * hidden.
 */
export function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const plain = decoded(path).replace(SECRET, `$1${HIDDEN}`);
  const segments = plain.split('/').map((segment) => (TOKEN.test(segment) ? HIDDEN : segment));
  return encodeURI(segments.join('/').slice(0, 500)).replaceAll('%5Bhidden%5D', HIDDEN);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
