/** Inline scripts and styles that a page may use, as sources of the policy: 'sha256-…'. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PolicyOptions {
  /** The site is served over TLS. */
  secure: boolean;
  /** The origin of the operator's map tiles, the only other origin that pages load from. */
  tilesFrom?: string | undefined;
}

const NOTHING_INLINE: InlineSources = { scripts: [], styles: [] };

/**
 * The Content-Security-Policy of a response: everything comes from our own origin, nothing frames us, and only the
 * listed inline code runs.
 */
export function contentSecurityPolicy(
  { secure, tilesFrom }: PolicyOptions,
  { scripts, styles }: InlineSources = NOTHING_INLINE,
): string {
  const tiles = tilesFrom === undefined ? [] : [tilesFrom];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...styles],
    // React writes style attributes (sizes, placeholders); an attribute cannot load anything under this policy.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...tiles],
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
