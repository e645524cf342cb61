import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { KeptResponse } from '../../cache/kept-response.ts';
import { sendEncoded } from './send-kept.ts';

/**
 * Serves the service worker for the whole site. Browsers revalidate it every time (`no-cache`). When switched off, its
 * replacement removes it, with everything it keeps, from every browser that comes back.
 * @param directory the folder of the build with both files.
 */
export async function serveServiceWorker(
  app: FastifyInstance,
  directory: string,
  isOn: boolean,
): Promise<void> {
  const script = await readFile(path.join(directory, isOn ? 'worker.js' : 'leave.js'));
  const response = new KeptResponse(script, { 'content-type': 'text/javascript; charset=utf-8' });
  app.get('/sw.js', { schema: { hide: true } }, (request, reply) =>
    sendEncoded(request, reply.header('cache-control', 'no-cache'), response),
  );
}
