import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { Site } from '../caller.ts';

/** The site by its own name, at one of its addresses. */
export function siteAt(address: string): Site {
  const agent = new https.Agent({ keepAlive: true });
  const visit = (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { pathname, search, hostname } = new URL(url);
      const { method, headers, body, signal } = init;
      const request = https.request({
        host: address,
        servername: hostname,
        path: pathname + search,
        method: method ?? 'GET',
        headers: { host: hostname, ...(headers as Record<string, string>) },
        agent,
        ...(signal && { signal }),
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const { statusCode = 0, headers: given } = response;
        const answer = (content: Buffer) =>
          new Response(new Uint8Array(content), {
            status: statusCode,
            headers: { 'content-type': given['content-type'] ?? '' },
          });
        buffer(response).then(answer).then(resolve, reject);
      });
      request.end(body);
    });
  return { origin: 'https://efie.example', clients: new AbortController().signal, visit };
}
