import { beforeAll, expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

interface Content {
  [type: string]: { schema: { $ref?: string; type?: string; items?: { $ref?: string } } };
}
interface Operation {
  operationId?: string;
  security?: object[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

let text: string;
let document: ApiDocument;
let operations: [call: string, operation: Operation][];

beforeAll(async () => {
  text = (await efie.app.inject('/api/openapi.json')).body;
  document = JSON.parse(text);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});

const callsThat = (isSo: (operation: Operation, call: string) => boolean) =>
  operations.filter(([call, operation]) => isSo(operation, call)).map(([call]) => call);
const typesOf = ({ responses }: Operation, status: string) =>
  Object.keys(responses[status]?.content ?? {});

// §7/33
test('each call has its own name, from which clients make a function', () => {
  const names = operations.map(([, { operationId }]) => operationId);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name ?? ''))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

// §7/33
test('the document names the address where the API is served', () => {
  expect(document.servers).toEqual([{ url: 'http://efie.test' }]);
});

// §7/33
test('each call says whether it needs a session or is open to anyone', () => {
  expect(callsThat(({ security }) => security === undefined)).toEqual([]);
  const open = callsThat(({ security }) => security?.length === 0);
  expect(open).toEqual(expect.arrayContaining(['GET /api/properties', 'POST /api/auth/login']));
  expect(callsThat(({ responses, security }) => '401' in responses && !security?.length)).toEqual(
    callsThat((_, call) => call.startsWith('POST /api/auth/login')),
  );
});

// §7/33
test('each schema appears once, under its name', () => {
  const isNamed = ({ schema }: Content[string]) => {
    const { $ref, items, type } = schema;
    return $ref !== undefined || items?.$ref !== undefined || type !== 'object';
  };
  const unnamed = callsThat(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].some((part) => {
      const json = part?.content?.['application/json'];
      return json !== undefined && !isNamed(json);
    }),
  );
  expect(unnamed).toEqual(['GET /api/map-tiles']);
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Property', 'Car', 'Booking']));
  const used = new Set([...text.matchAll(/components\/schemas\/(\w+)/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(schemas).sort());
  expect(text.length).toBeLessThan(700_000);
});

// §7/33
test('a file is documented with its own type, and an error as JSON', () => {
  for (const [call, operation] of operations) {
    if (call.endsWith('.csv')) expect(typesOf(operation, '200'), call).toEqual(['text/csv']);
    for (const status of Object.keys(operation.responses).filter((each) => each >= '400')) {
      expect(typesOf(operation, status), `${call} ${status}`).toEqual(['application/json']);
    }
  }
  const calendar = document.paths['/api/bookings/{id}/calendar']?.get;
  const archive = document.paths['/api/User/data/archive/file']?.get;
  expect(calendar && typesOf(calendar, '200')).toEqual(['text/calendar']);
  expect(archive && typesOf(archive, '200')).toEqual(['application/zip']);
});
