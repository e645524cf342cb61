import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts } from 'node:net';

/** Forwards connections, and breaks one when its client sends certain words. */
export interface CuttingProxy {
  port: number;
  /** True once it has broken a connection. */
  hasCut(): boolean;
  close(): Promise<void>;
}

/** Listens on a free port in front of a target; the first connection on which `words` are sent is cut there, without a response. */
export async function startCuttingProxy(
  target: NetConnectOpts,
  words: string,
): Promise<CuttingProxy> {
  let isCut = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      socket
        .on('error', () => {})
        .on('close', () => {
          client.destroy();
          upstream.destroy();
        });
    }
    client.on('data', (chunk) => {
      if (isCut || !chunk.includes(words)) return void upstream.write(chunk);
      isCut = true;
      client.destroy();
    });
    upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hasCut: () => isCut,
    async close() {
      server.close();
    },
  };
}
