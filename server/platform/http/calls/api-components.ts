import { z } from 'zod';

/** Queries, paths and headers are documented by parameter, and a file's form beside its files. */
const UNNAMED = /(Query|Path|Headers)$/;

/**
 * Names schemas by the modules' capitalised exports; if a schema has two, the first counts. The names are stored where
 * zod keeps descriptions, so that both reach the document.
 */
export function nameSchemas(modules: readonly object[]): void {
  for (const [id, schema] of modules.flatMap((module) => Object.entries(module))) {
    if (!(schema instanceof z.ZodType) || !/^[A-Z]/.test(id) || UNNAMED.test(id)) continue;
    const known = z.globalRegistry.get(schema);
    if (known?.id === undefined) z.globalRegistry.add(schema, { ...known, id });
  }
}

const INPUT = 'Input';
const PREFIX = '#/components/schemas/';

/**
 * Removes schemas that no call uses, and restores the names of those that are only sent: the library names each schema
 * twice, as sent, with “Input” appended, and as returned.
 */
export function tidyComponents<Document extends object>(document: Document): Document {
  const { components, ...rest } = document as Document & {
    components?: { schemas?: Record<string, unknown> };
  };
  const schemas = components?.schemas ?? {};
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const id of refsIn(part)) {
      if (used.has(id)) continue;
      used.add(id);
      follow(schemas[id]);
    }
  };
  follow(rest);
  const nameOf = (id: string) => {
    const own = id.endsWith(INPUT) ? id.slice(0, -INPUT.length) : id;
    return used.has(own) ? id : own;
  };
  const renamed = (part: unknown) =>
    JSON.parse(JSON.stringify(part), (key, value) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(PREFIX)
        ? PREFIX + nameOf(value.slice(PREFIX.length))
        : value,
    );
  const kept = [...used].sort().map((id) => [nameOf(id), renamed(schemas[id])] as const);
  return {
    ...renamed(rest),
    components: { ...components, schemas: Object.fromEntries(kept) },
  };
}

const refsIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, id = '']) => id,
  );
