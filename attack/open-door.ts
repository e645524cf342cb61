import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Inspector } from '../chaos/inspector.ts';

/** A server with two holes made on purpose: anyone who attacks and does not find them has proved nothing. */
export interface OpenDoor {
  origin: string;
  close(): void;
}

/** `/?id=` puts its value into a query, `/hello?name=` into a page. */
export async function openTheDoor(inspector: Pick<Inspector, 'query'>): Promise<OpenDoor> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'text/html');
    if (pathname === '/hello') return response.end(`<p>Hello ${searchParams.get('name')}</p>`);
    try {
      const rows = await inspector.query(
        `select n from generate_series(1, 3) n where n = ${searchParams.get('id') ?? 1}`,
      );
      response.end(`${JSON.stringify(rows)}<a href="/hello?name=Ama">hello</a>`);
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
