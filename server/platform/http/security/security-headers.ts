import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

/** Browser features that our pages use; embedded content gets none of them. */
const PERMISSIONS = [
  'accelerometer=()',
  'autoplay=(self)',
  'camera=()',
  'clipboard-read=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=(self)',
  'geolocation=(self)',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

/** Headers of every response; a page adds the hashes of its own inline code to the policy (pages.ts). */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { development, ...options }: PolicyOptions & { development: boolean },
): Promise<void> {
  const policy = contentSecurityPolicy(options);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    // In development Vite injects its own scripts and styles.
    if (!development) reply.header('content-security-policy', policy);
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // The same as frame-ancestors.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: options.secure
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
