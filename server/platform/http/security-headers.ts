import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { nonceOf } from './nonce.ts';

const nonceSource = (_request: unknown, response: object) => `'nonce-${nonceOf(response)}'`;

/** Headers of every answer. Scripts and styles run by nonce; nothing of ours is framed by others. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { secure, development }: { secure: boolean; development: boolean },
): Promise<void> {
  await app.register(helmet, {
    // In development Vite injects scripts and styles of its own.
    contentSecurityPolicy: !development && {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceSource],
        styleSrc: ["'self'", nonceSource],
        // React writes style attributes (sizes, placeholders); an attribute cannot load anything here.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
