import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

/** Hands connections on, and can cut them or hold them up. */
export interface CutProxy {
  port: number;
  /** Ends every connection in the middle of whatever it does; returns how many. */
  cut(): number;
  /** Lets nothing through, in either direction, until it is released: as a network that drops packets. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

/** Stands on a free port of the loopback before some targets, which take turns; one that refuses is passed over. */
export async function startCutProxy(targets: () => readonly NetConnectOpts[]): Promise<CutProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let held = false;
  let turn = 0;

  const server = createServer({ pauseOnConnect: true }, async (client) => {
    client.on('error', () => client.destroy());
    const target = await firstThatTakes(inTurn(targets(), turn++));
    if (!target || client.destroyed) {
      target?.destroy();
      client.destroy();
      return;
    }
    const pair = [client, target] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end);
    if (!held) join(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    const count = pairs.size;
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    return count;
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    hold() {
      held = true;
      for (const [client, target] of pairs) {
        client.unpipe(target).pause();
        target.unpipe(client).pause();
      }
    },
    release() {
      held = false;
      for (const pair of pairs) join(pair);
    },
    async close() {
      server.close();
      cut();
    },
  };
}

function join([client, target]: readonly [Socket, Socket]): void {
  client.pipe(target);
  target.pipe(client);
}

const inTurn = <T>(values: readonly T[], turn: number): T[] =>
  values.map((_, n) => values[(n + turn) % values.length] as T);

async function firstThatTakes(targets: readonly NetConnectOpts[]): Promise<Socket | undefined> {
  for (const target of targets) {
    const socket = connect(target);
    const taken = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (taken) return socket;
    socket.destroy();
  }
  return undefined;
}
