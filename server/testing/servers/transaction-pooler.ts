import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';

/** A pooler that works like PgBouncer in transaction mode: a client gets a session of the server for one transaction. */
export interface TransactionPooler {
  port: number;
  close(): void;
}

interface Settings {
  /** Treatment of startup parameters other than user and database. */
  parameters: 'refuses' | 'ignores';
}

/** Listens on a free port in front of a PostgreSQL that trusts every client. */
export async function startTransactionPooler(
  target: NetConnectOpts,
  { parameters }: Settings,
): Promise<TransactionPooler> {
  const idle: Session[] = [];
  const server = createServer((socket) => {
    const client = new Client(socket, parameters, async (startup) => {
      return idle.pop() ?? (await Session.open(target, startup));
    });
    client.onRelease = (session) => idle.push(session);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const session of idle) session.end();
    },
  };
}

/** Splits a stream of the protocol into messages: one byte for the kind, four for the length, and the rest. */
function eachMessage(socket: Socket, hasKind: () => boolean, use: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = hasKind() ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const message = rest.subarray(0, end);
      rest = rest.subarray(end);
      use(message);
    }
  });
}

const kindOf = (message: Buffer) => String.fromCharCode(message[0] ?? 0);

/** A session of the server, lent to one client after another. */
class Session {
  readonly #socket: Socket;
  onMessage: (message: Buffer) => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => {});
    eachMessage(
      socket,
      () => true,
      (message) => this.onMessage(message),
    );
  }

  static async open(target: NetConnectOpts, startup: Buffer): Promise<Session> {
    const session = new Session(connect(target));
    const ready = Promise.withResolvers<void>();
    session.onMessage = (message) => kindOf(message) === 'Z' && ready.resolve();
    session.send(startup);
    await ready.promise;
    return session;
  }

  send(message: Buffer): void {
    this.#socket.write(message);
  }

  end(): void {
    this.#socket.destroy();
  }
}

const SSL_REQUEST = 80_877_103;

class Client {
  readonly #socket: Socket;
  readonly #lend: (startup: Buffer) => Promise<Session>;
  #startup: Buffer | undefined;
  #session: Promise<Session> | undefined;
  /** Replies to wait for before the server counts as ready. */
  #pending = 0;
  onRelease: (session: Session) => void = () => {};

  constructor(
    socket: Socket,
    parameters: Settings['parameters'],
    lend: (startup: Buffer) => Promise<Session>,
  ) {
    this.#socket = socket;
    this.#lend = lend;
    socket.on('error', () => {});
    const hasKind = () => this.#startup !== undefined;
    eachMessage(socket, hasKind, (message) => {
      if (hasKind()) this.#hear(Buffer.from(message));
      else if (message.readInt32BE(4) === SSL_REQUEST) socket.write('N');
      else this.#begin(Buffer.from(message), parameters);
    });
    socket.on('close', async () => (await this.#session)?.end());
  }

  #begin(message: Buffer, parameters: Settings['parameters']): void {
    const words = message.toString('utf8', 8).split('\0');
    const pairs = words.flatMap((name, at) =>
      at % 2 === 0 && name ? [[name, words[at + 1] ?? ''] as const] : [],
    );
    const extra = pairs.find(
      ([name]) => !['user', 'database', 'application_name', 'client_encoding'].includes(name),
    );
    if (extra && parameters === 'refuses') {
      const text = `SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${extra[0]}\0\0`;
      this.#socket.end(messageOf('E', Buffer.from(text)));
      return;
    }
    const kept = pairs.filter(([name]) => name === 'user' || name === 'database');
    const body = Buffer.from(`${kept.map(([name, value]) => `${name}\0${value}\0`).join('')}\0`);
    const head = Buffer.alloc(8);
    head.writeInt32BE(8 + body.length);
    head.writeInt32BE(196_608, 4);
    this.#startup = Buffer.concat([head, body]);
    this.#socket.write(
      Buffer.concat([
        messageOf('R', Buffer.alloc(4)),
        messageOf('K', Buffer.alloc(8)),
        messageOf('Z', Buffer.from('I')),
      ]),
    );
  }

  async #hear(message: Buffer): Promise<void> {
    const kind = kindOf(message);
    if (kind === 'X' || !this.#startup) return void this.#socket.end();
    if (kind === 'Q' || kind === 'S') this.#pending += 1;
    this.#session ??= this.#lend(this.#startup);
    const session = await this.#session;
    session.onMessage = (answer) => this.#answer(session, answer);
    session.send(message);
  }

  #answer(session: Session, message: Buffer): void {
    this.#socket.write(message);
    if (kindOf(message) !== 'Z') return;
    this.#pending -= 1;
    if (this.#pending > 0 || String.fromCharCode(message[5] ?? 0) !== 'I') return;
    this.#session = undefined;
    session.onMessage = () => {};
    this.onRelease(session);
  }
}

function messageOf(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
