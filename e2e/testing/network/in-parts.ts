import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page whose HTML comes in two parts, as over a slow connection. */
export interface PageInParts {
  address: string;
  /** Sends the second part. */
  sendRest(): void;
  close(): void;
}

/** Serves HTML at an address of its own, without any other file: the part before a position at once, the rest on demand. */
export async function servePageInParts(html: string, place: number): Promise<PageInParts> {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, place));
    await rest.promise;
    return response.end(html.slice(place));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendRest: rest.resolve,
    close: () => server.close(),
  };
}
