/** What a page may run and apply that stands in its HTML, as sources of the policy: 'sha256-…'. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

const NOTHING_INLINE: InlineSources = { scripts: [], styles: [] };

/**
 * The Content-Security-Policy of an answer: everything comes from our own origin, nothing frames us, and of what
 * stands in the HTML itself only what is named runs.
 * @param secure whether the site has TLS.
 */
export function contentSecurityPolicy(
  { secure }: { secure: boolean },
  { scripts, styles }: InlineSources = NOTHING_INLINE,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styles],
    // React writes style attributes (sizes, placeholders); an attribute cannot load anything here.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
