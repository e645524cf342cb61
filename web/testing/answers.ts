import type { z } from 'zod';
import type { Call } from '#domain/call.ts';
import type { Calls } from '#domain/calls.ts';
import { ERROR_STATUS, type ErrorCode } from '#domain/errors.ts';
import type { Received } from '#web/lib/api/call-path.ts';

/** A recorded call. */
export interface MadeCall {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON or form that was sent. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it knows was sent
  body: any;
}

type Answer<Name extends keyof Calls> =
  | Received<Calls[Name]>
  | Response
  | ((
      made: MadeCall,
    ) => Received<Calls[Name]> | Response | Promise<Received<Calls[Name]> | Response>);

interface Handler {
  method: string;
  pattern: RegExp;
  names: string[];
  name: string;
  answer: unknown;
  made: MadeCall[];
}

/** The contract of each call, by its name. */
export const contracts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob(['/domain/**/*calls.ts', '/domain/**/*-table.ts'], { eager: true }),
  ).flatMap((module) => Object.values(module as object)),
) as Record<string, Call>;

let handlers: Handler[] = [];
let mistakes: string[] = [];

/**
 * Answers an API call from here on; a later answer overrides an earlier one. Answers are checked against the
 * contract.
 * @returns the calls made, in order.
 * @example answer('GET /api/cars/:id', sampleCar())
 */
export function answer<Name extends keyof Calls>(name: Name, given: Answer<Name>): MadeCall[] {
  const [method = '', path = ''] = name.split(' ');
  const names = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`);
  const made: MadeCall[] = [];
  handlers.unshift({ method, pattern, names, name, answer: given, made });
  return made;
}

/** A refusal in the API's format, optionally with an error for a field. */
export const refusal = (
  code: ErrorCode,
  message: string,
  fields: Record<string, string> = {},
): Response => Response.json({ message, code, fields }, { status: ERROR_STATUS[code] });

/** A call without a response, as without a network: `answer('POST /api/comments', noResponse)`. */
export const noResponse = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** A list with how many there are on all pages. */
export const listOf = (items: readonly unknown[], total = items.length): Response =>
  Response.json(items, { headers: { 'x-total-count': String(total) } });

/** Calls without an answer, and answers that no server would give; forgets all answers. */
export function endAnswers(): string[] {
  const found = mistakes;
  handlers = [];
  mistakes = [];
  return found;
}

const realFetch = globalThis.fetch;

/** Lets the test answer API calls; all other requests go out as usual. */
export function startAnswers(): void {
  globalThis.fetch = async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    if (!url.pathname.startsWith('/api/')) return realFetch(input, init);
    asked.signal.throwIfAborted();
    const handler = handlers.find(
      ({ method, pattern }) => method === asked.method && pattern.test(url.pathname),
    );
    if (!handler) {
      mistakes.push(`no answer to ${asked.method} ${url.pathname}${url.search}`);
      return refusal('NOT_FOUND', 'The test has no answer for this call.');
    }
    return respond(handler, asked, url);
  };
}

async function respond(handler: Handler, asked: Request, url: URL): Promise<Response> {
  const [, ...values] = handler.pattern.exec(url.pathname) ?? [];
  const params = Object.fromEntries(
    handler.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]),
  );
  const made = {
    params,
    query: url.searchParams,
    headers: asked.headers,
    body: await bodyOf(asked),
  };
  handler.made.push(made);
  const given = await Promise.race([
    typeof handler.answer === 'function' ? handler.answer(made) : handler.answer,
    givenUp(asked.signal),
  ]);
  if (given instanceof Response) return given.clone();
  return checked(handler.name, given);
}

/** Rejects when the caller aborts. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** A test with an answer that the API never gives proves nothing. */
function checked(name: string, given: unknown): Response {
  const { responses = {} } = contracts[name] ?? {};
  const status = Number(Object.keys(responses).find((each) => each !== '304') ?? 200);
  const schema = responses[status];
  if (schema && 'safeParse' in schema) {
    const { success, error } = (schema as z.ZodType).safeParse(given);
    if (!success) mistakes.push(`the answer to ${name} is not what its contract says: ${error}`);
  }
  return Response.json(given, { status });
}

async function bodyOf(asked: Request): Promise<unknown> {
  const type = asked.headers.get('content-type') ?? '';
  if (type.includes('json')) return asked.json();
  return type.includes('form-data') ? asked.formData() : undefined;
}
