import fc from 'fast-check';
import { day, EDGES, EXAMPLES, LEFT_OUT, PUT_IN } from './examples.ts';
import { hostileText, hostileValue, hugeNumber } from './hostile.ts';
import type { Schema } from './operations.ts';

/** The most optional fields in a good call. */
const MOST_OPTIONAL = 6;

/** The kind of ids that a field takes, by its name; `@kind:n` becomes the n-th known one when the call is made. */
const KINDS: Readonly<Record<string, string>> = {
  propertyId: 'property',
  commentId: 'comment',
  userId: 'user',
};

/** Values that a schema allows for a field of this name. */
export function allowed(schema: Schema, field = ''): fc.Arbitrary<unknown> {
  const example = EXAMPLES.get(field);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (example) return example;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((each) => allowed(each, field)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => allowed({ ...schema, type }, field)));
  }
  switch (schema.type) {
    case 'string':
      return text(schema, field);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? -10,
        max: Math.min(schema.maximum ?? 1_000, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -10, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(allowed(schema.items ?? {}, field), {
        maxLength: Math.min(schema.maxItems ?? 4, 12),
      });
    case 'object':
      return object(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function text({ format, pattern, minLength = 0, maxLength = 300 }: Schema, field: string) {
  if (format === 'uuid') return fc.nat(11).map((n) => `@${KINDS[field] ?? 'property'}:${n}`);
  if (format === 'date') return day;
  if (format === 'date-time') return day.map((each) => `${each}T12:00:00.000Z`);
  if (pattern?.includes('@')) {
    return fc.constantFrom(
      '@email:0',
      '@email:1',
      'new@fuzz.example',
      'UPPER@Fuzz.Example',
      'a@b.c',
    );
  }
  const good = ['Palm Court', 'Osu', 'Quiet, near the beach.'].map((each) =>
    each.slice(0, maxLength),
  );
  return fc.constantFrom(...good, ...(minLength === 0 ? [''] : []));
}

/** Texts of about the length that a schema allows, sometimes a little longer, with any characters. */
function oddText({ minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  const bounds = { minLength, maxLength: Math.min(maxLength, 300) };
  return fc.oneof(
    fc.string(bounds),
    fc.string({ ...bounds, unit: 'grapheme' }),
    fc.constantFrom(
      'x'.repeat(maxLength),
      'x'.repeat(maxLength + 1),
      '\u{1f3e0}'.repeat(maxLength),
    ),
  );
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties)
      .filter(([name, schema]) => !isFile(schema) && !LEFT_OUT.has(name))
      .map(([name, schema]) => [name, allowed(schema, name)]),
  );
  const names = Object.keys(fields);
  const mandatory = names.filter((name) => required.includes(name) || PUT_IN.has(name));
  // Only a few optional fields: among many, one would always be odd enough to spoil the rest.
  const optional = names.filter((name) => !mandatory.includes(name));
  return fc
    .subarray(optional, { maxLength: Math.min(optional.length, MOST_OPTIONAL) })
    .chain((chosen) =>
      fc.record(
        Object.fromEntries([...mandatory, ...chosen].map((name) => [name, fields[name]])) as Record<
          string,
          fc.Arbitrary<unknown>
        >,
      ),
    );
}

const isFile = ({ format, items }: Schema): boolean =>
  format === 'binary' || items?.format === 'binary';

/** The names of a form's file fields. */
export const fileFields = ({ properties = {} }: Schema): string[] =>
  Object.entries(properties).flatMap(([name, schema]) => (isFile(schema) ? [name] : []));

/** An allowed object, except for one or two of its fields. */
export function nearlyAllowed(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {} } = schema;
  const strangers = ['role', 'isAdmin', '_id', 'constructor'].map((name) => [name, {}] as const);
  const fault = fc
    .constantFrom(...Object.entries(properties), ...strangers)
    .chain(([name, each]) => fc.tuple(fc.constant(name), oddValue(each, name)));
  return fc
    .tuple(object(schema), fc.array(fault, { minLength: 1, maxLength: 2 }))
    .map(([value, faults]) => ({ ...value, ...Object.fromEntries(faults) }));
}

const oddValue = (schema: Schema, name: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: EDGES.get(name) ?? hostileValue },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: oddText(schema) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

/** A value for a query, path or header: allowed, or anything that can be written there. */
export const written = (schema: Schema, field: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: allowed(schema, field).map(String) },
    { weight: 1, arbitrary: hugeNumber },
    { weight: 1, arbitrary: hostileText },
  );
