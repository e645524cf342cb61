import { z } from 'zod';
import type { Calls } from '#domain/calls.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/site/contact.ts';
import type { Received } from '#web/lib/api/call-path.ts';
import { answer, contracts, listOf } from './answers.ts';
import { sampleId, samplePhoto } from './samples.ts';

type One<T> = T extends readonly (infer Item)[] ? Item : T;

/** A sample response of a call, or one item of its list, made from the contract and overridden by the given values. */
export const sampleOf = <Name extends keyof Calls>(
  name: Name,
  given: Partial<One<Received<Calls[Name]>>> = {},
): One<Received<Calls[Name]>> => {
  const schema = jsonSchemaOf(name);
  const one = schema?.type === 'array' ? schema.items : schema;
  return { ...(sample(one ?? {}) as object), ...given } as One<Received<Calls[Name]>>;
};

/** Answers every call that the test does not answer itself with contract samples; lists have one item. */
export function answerAll(): void {
  const asked = Object.keys(contracts).filter(
    (name) => name.startsWith('GET ') && jsonSchemaOf(name),
  ) as (keyof Calls)[];
  // A call whose name gives the exact path beats one with a parameter.
  const parts = (name: string) => name.split(':').length;
  for (const name of asked.sort((a, b) => parts(b) - parts(a))) {
    const isList = jsonSchemaOf(name)?.type === 'array';
    answer(name, () => (isList ? listOf([sampleOf(name)]) : Response.json(sampleOf(name))));
  }
  answer('GET /api/site-settings', {
    ...DEFAULT_SITE_SETTINGS,
    updatedAt: '2026-11-20T20:45:45.709Z',
    sendsMail: true,
  });
}

interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The JSON that a call answers, if it does. */
function jsonSchemaOf(name: string): Schema | undefined {
  const { responses = {} } = contracts[name] ?? {};
  const status = Object.keys(responses).find((each) => each !== '304');
  const response = responses[Number(status)];
  if (!response) return undefined;
  const schema = 'content' in response ? response.content['application/json']?.schema : response;
  return schema && (z.toJSONSchema(schema, { unrepresentable: 'any', reused: 'inline' }) as Schema);
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: sampleId(1),
  'date-time': '2026-11-20T20:45:45.709Z',
  date: '2026-11-20',
  email: 'ama@efie.test',
  uri: 'https://efie.example/a',
};

function sample(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sample(either.find(({ type }) => type !== 'null') ?? {}, name);
  if (name === 'photos' && schema.type === 'array') return [samplePhoto()];
  switch (schema.type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return [sample(schema.items ?? {})];
    case 'integer':
    case 'number':
      return Math.max(3, schema.minimum ?? 0);
    case 'boolean':
      return false;
    case 'string':
      return FORMATS[schema.format ?? ''] ?? (schema.pattern ? '2026-11-20' : `Some ${name}`);
    default:
      return null;
  }
}

function sampleObject({ properties = {}, propertyNames, additionalProperties, required }: Schema) {
  const known = Object.entries(properties)
    .filter(([key]) => required?.includes(key))
    .map(([key, each]) => [key, sample(each, key)]);
  const values = typeof additionalProperties === 'object' ? additionalProperties : {};
  const named = (propertyNames?.enum ?? []).map((key) => [key, sample(values)]);
  return Object.fromEntries([...known, ...named]);
}
