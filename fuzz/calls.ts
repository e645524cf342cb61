import fc from 'fast-check';
import { allowed, fileFields, nearlyAllowed, written } from './arbitraries.ts';
import { FILE_NAMES, type FileName, hostileBody, hostileText, hostileValue } from './hostile.ts';
import type { Operation, Schema } from './operations.ts';

export const CALLERS = [
  'visitor',
  'stranger',
  'Customer',
  'Agent',
  'Property Owner',
  'Admin',
] as const;
/** A stranger has a token that we never issued. */
export type CallerName = (typeof CALLERS)[number];

/** A call as plain data, so that it can be shrunk, printed and repeated. */
export interface Call {
  operation: Operation;
  caller: CallerName;
  tokenIn: 'authorization' | 'atoken' | 'cookie';
  /** Values in the path, by name. */
  path: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: Body | undefined;
}

export type Body =
  | { json: unknown }
  | { type: string; text: string }
  | { fields: [name: string, value: string][]; files: [name: string, file: FileName][] };

/** Calls of an operation: as documented, nearly so, and not at all. */
export const callsOf = (operation: Operation): fc.Arbitrary<Call> =>
  fc.record({
    operation: fc.constant(operation),
    caller: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...CALLERS.slice(2)) },
      { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
    ),
    tokenIn: fc.constantFrom('authorization', 'authorization', 'authorization', 'atoken', 'cookie'),
    path: pathOf(operation),
    query: queryOf(operation),
    headers: headersOf(operation),
    body: bodyOf(operation),
  });

function pathOf({ path, parameters }: Operation): fc.Arbitrary<Record<string, string>> {
  const names = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  // All with one number, so that a comment belongs to its property.
  const known = fc
    .nat({ max: 11 })
    .map((n) => Object.fromEntries(names.map((name) => [name, `@${kindOf(path, name)}:${n}`])));
  // Without a value it would be another call's path.
  const odd = hostileText.filter((text) => text.trim() !== '');
  const unknown = fc.record(Object.fromEntries(names.map((name) => [name, odd])));
  return fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: unknown });
}

/** The kind of an id in a path: the folder before it, in the singular. */
function kindOf(path: string, name: string): string {
  if (name === 'commentId') return 'comment';
  if (path.includes('{commentId}')) return 'commented';
  const folder = path.split(`/{${name}}`)[0]?.split('/').at(-1) ?? '';
  return folder.replace(/ies$/, 'y').replace(/s$/, '');
}

function queryOf({ parameters }: Operation): fc.Arbitrary<[string, string][]> {
  const known = parameters.filter((each) => each.in === 'query');
  if (known.length === 0) return fc.constant([]);
  const pair = fc
    .constantFrom(...known)
    .chain(({ name, schema }) =>
      written(schema, name).map((value): [string, string] => [name, value]),
    );
  return fc.array(pair, { maxLength: 4 });
}

const HEADERS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'if-none-match': fc.constantFrom('*', 'W/"x"', '"', ''),
  accept: fc.constantFrom('text/html', 'application/xml', '*/*;q=0', 'x'),
  'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*;q=0', 'identity;q=0, *;q=0', 'x'),
  'accept-language': fc.constantFrom('tw-GH', '*', 'x'.repeat(5_000)),
  origin: fc.constantFrom('https://evil.example', 'null', 'http://localhost:3000'),
  'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'none'),
  range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9999999-', 'x'),
  'idempotency-key': fc.constantFrom(
    '',
    'x',
    'k'.repeat(5_000),
    '018f0000-0000-7000-8000-000000000000',
  ),
  'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', 'x'),
  'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
  'upload-length': fc.constantFrom('10', '0', '-1', 'x', '99999999999999999999', '200000000'),
  'upload-offset': fc.constantFrom('0', '-1', 'x', '5'),
  'upload-metadata': fc.constantFrom(
    'kind cGhvdG8=',
    'kind dmlkZW8=',
    'kind',
    'kind !!!',
    ',,,',
    '',
  ),
  'upload-defer-length': fc.constantFrom('1', '2'),
  'tus-resumable': fc.constantFrom('1.0.0', '0.2.2', ''),
};

/** The upload protocol's own headers, without which none of its calls gets far. */
const tusHeaders = (method: string): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  ...(method === 'POST' && { 'upload-length': '20', 'upload-metadata': 'kind cGhvdG8=' }),
  ...(method === 'PATCH' && { 'upload-offset': '0' }),
});

function headersOf({ method, path }: Operation): fc.Arbitrary<Record<string, string>> {
  const isTus = path.includes('/uploads');
  const usual = isTus ? tusHeaders(method) : {};
  const all = Object.fromEntries(
    Object.entries(HEADERS).filter(([name]) => isTus || !/^(upload|tus)/.test(name)),
  );
  const odd = fc
    .record(all, { requiredKeys: [] })
    .map((given) => ({ ...usual, ...given }) as Record<string, string>);
  return fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

const TUS_BODY = { type: 'application/offset+octet-stream', text: '0123456789' };

function bodyOf({ method, body }: Operation): fc.Arbitrary<Body | undefined> {
  const none = fc.constant(undefined);
  if (method === 'GET') return none;
  const raw = fc.oneof(
    hostileBody,
    hostileValue.map((json) => ({ json })),
  );
  if (method === 'PATCH') return fc.oneof({ weight: 4, arbitrary: fc.constant(TUS_BODY) }, raw);
  if (!body) return fc.oneof({ weight: 4, arbitrary: none }, raw, formOf({}));
  const good = body.type === 'application/json' ? jsonOf(body.schema) : formOf(body.schema);
  return fc.oneof({ weight: 12, arbitrary: good }, { weight: 1, arbitrary: raw }, none);
}

const jsonOf = (schema: Schema): fc.Arbitrary<Body> =>
  fc
    .oneof(
      { weight: 3, arbitrary: allowed(schema) },
      { weight: 2, arbitrary: nearlyAllowed(schema) },
    )
    .map((json) => ({ json }));

function formOf(schema: Schema): fc.Arbitrary<Body> {
  const names = fileFields(schema);
  const fields = fc.oneof(
    { weight: 1, arbitrary: allowed({ ...schema, type: 'object' }) },
    { weight: 1, arbitrary: nearlyAllowed(schema) },
  );
  const file = fc.tuple(
    fc.constantFrom(...names, 'stranger'),
    fc.constantFrom<FileName>('photo', 'photo', 'photo', ...FILE_NAMES),
  );
  return fc.record({
    fields: fields.map((values) =>
      Object.entries(values as object).map(([name, value]): [string, string] => [
        name,
        asText(value),
      ]),
    ),
    files: fc.array(file, { maxLength: 2 }),
  });
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
