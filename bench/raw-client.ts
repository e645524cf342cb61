import { connect, type Socket } from 'node:net';

/** A response that has come whole; status 0 when the connection broke. */
export interface RawResponse {
  status: number;
}

/**
 * A client that costs little more than its bytes, so that a crowd of it leaves the processor to whom it asks: it keeps its
 * connections, opens a new one when all of them wait for responses, and reads no more of a response than where it ends.
 */
export class Connections {
  readonly #port: number;
  readonly #idle: Connection[] = [];
  readonly #all = new Set<Connection>();

  constructor(port: number) {
    this.#port = port;
  }

  async ask(request: string): Promise<RawResponse> {
    const connection = this.#idle.pop() ?? this.#open();
    const response = await connection.ask(request);
    if (connection.isUsable) this.#idle.push(connection);
    else this.#all.delete(connection);
    return response;
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }

  #open(): Connection {
    const connection = new Connection(this.#port);
    this.#all.add(connection);
    return connection;
  }
}

const END_OF_HEADERS = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

class Connection {
  readonly #socket: Socket;
  #resolve: ((response: RawResponse) => void) | undefined;
  #status = 0;
  /** Bytes that are still to come; undefined before the headers, NaN where only the last chunk tells. */
  #left: number | undefined;
  #head: Buffer = Buffer.alloc(0);

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (bytes) => this.#read(bytes));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.#resolve?.({ status: 0 }));
  }

  get isUsable(): boolean {
    return !this.#socket.destroyed && this.#socket.writable;
  }

  ask(request: string): Promise<RawResponse> {
    this.#left = undefined;
    this.#head = Buffer.alloc(0);
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    if (this.#left === undefined) this.#readHead(bytes);
    else this.#readBody(bytes);
  }

  #readHead(bytes: Buffer): void {
    this.#head = this.#head.length > 0 ? Buffer.concat([this.#head, bytes]) : bytes;
    const end = this.#head.indexOf(END_OF_HEADERS);
    if (end < 0) return;
    const head = this.#head.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    this.#left = Number(length ?? Number.NaN);
    this.#readBody(this.#head.subarray(end + END_OF_HEADERS.length));
  }

  #readBody(bytes: Buffer): void {
    this.#left = (this.#left ?? 0) - bytes.length;
    const isWhole = Number.isNaN(this.#left)
      ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
      : this.#left <= 0;
    if (isWhole) this.#resolve?.({ status: this.#status });
  }
}
