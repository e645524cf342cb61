/**
 * The name of a call in the API's document, which generated clients use for a function: 'GET /api/properties/:id'
 * becomes 'getPropertiesById'. Made of method and path, it is unique, and stable as long as the call exists.
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
