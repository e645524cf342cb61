import type { Ledger, RowKind } from './ledger.ts';

export interface CallResponse {
  status: number;
  /** The body, when it is JSON. */
  json: Record<string, unknown>;
  headers: Headers;
}

/** Where callers call. */
export interface Site {
  origin: string;
  /** Cuts off everyone who waits for a response. */
  clients: AbortSignal;
  /** In place of fetch. */
  visit?: (url: string, init: RequestInit) => Promise<Response>;
}

/** The longest that anyone waits for a response, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Someone who calls the API, from an address of their own and perhaps signed in. */
export class Caller {
  readonly #site: Site;
  readonly #ledger: Ledger;
  readonly #address: string;
  email = '';
  token: string | undefined;

  constructor(site: Site, ledger: Ledger, address: string) {
    this.#site = site;
    this.#ledger = ledger;
    this.#address = address;
  }

  /**
   * Calls once, without trying again.
   * @returns the response; undefined without one, or when it leaves open what was done (5xx).
   */
  async call(
    method: string,
    path: string,
    body?: object | FormData | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<CallResponse | undefined> {
    const isRaw = body === undefined || body instanceof FormData || body instanceof Uint8Array;
    try {
      const { origin, visit = fetch } = this.#site;
      const response = await visit(origin + path, {
        method,
        headers: {
          'x-forwarded-for': this.#address,
          ...(this.token && { authorization: `Bearer ${this.token}` }),
          ...(isRaw ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: isRaw ? (body ?? null) : JSON.stringify(body),
        signal: AbortSignal.any([this.#site.clients, AbortSignal.timeout(PATIENCE_MS)]),
      });
      const text = await response.text();
      return this.#counted(`${method} ${path}`, response, text);
    } catch {
      this.#ledger.countResponse(0);
      return undefined;
    }
  }

  /** Calls to change the state of a promised row. @returns true when a response confirms it. */
  async change(
    [kind, id, state]: [kind: RowKind, id: string, state: string | null],
    method: string,
    path: string,
    body?: object,
  ): Promise<boolean> {
    this.#ledger.attempt(kind, id, state);
    const response = await this.call(method, path, body);
    if (response?.status !== 200) return false;
    this.#ledger.promise(kind, id, state);
    return true;
  }

  #counted(call: string, { status, headers }: Response, text: string): CallResponse | undefined {
    this.#ledger.countResponse(status);
    if (status === 503) return undefined;
    if (status >= 500) {
      this.#ledger.faultyResponses.push(`${call} responded with ${status}: ${text.slice(0, 300)}`);
      return undefined;
    }
    const isJson = headers.get('content-type')?.startsWith('application/json');
    return { status, json: isJson ? JSON.parse(text) : {}, headers };
  }
}
