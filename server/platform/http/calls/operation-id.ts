/**
 * The name of a call in the API's document, from which generated clients make a function: 'GET /api/properties/:id' is
 * 'getPropertiesById'. Made of method and path, it is unique, and stays as long as the call does.
 */
export function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .split('/')
    .map((part) => (part.startsWith(':') ? `by-${part.slice(1)}` : part))
    .flatMap((part) => part.split(/[-.]/))
    .filter(Boolean);
  return method.toLowerCase() + words.map(capitalised).join('');
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
