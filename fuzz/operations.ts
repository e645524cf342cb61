/** The parts of JSON Schema 2020-12 that the document uses. */
export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  schema: Schema;
}

export interface Operation {
  /** Its name in reports, for example `PUT /api/properties/{id}`. */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | undefined;
  /** The possible bodies of a response, by status: a schema for each media type; none without a body. */
  responses: Map<number, Record<string, Schema>>;
  sessionSecurity: boolean;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  security?: unknown[];
}

export interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, unknown> };
}

/** The document's calls, with references replaced by their schemas. */
export const readOperations = (document: ApiDocument): Operation[] =>
  Object.entries(withoutRefs(document)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      readOperation(method.toUpperCase(), path, described),
    ),
  );

const PREFIX = '#/components/schemas/';

function withoutRefs({ paths, components }: ApiDocument): ApiDocument['paths'] {
  const resolved = (part: unknown): unknown =>
    JSON.parse(JSON.stringify(part), (_key, value) =>
      typeof value?.$ref === 'string' && value.$ref.startsWith(PREFIX)
        ? resolved(components.schemas[value.$ref.slice(PREFIX.length)])
        : value,
    );
  return resolved(paths) as ApiDocument['paths'];
}

function readOperation(method: string, path: string, described: Described): Operation {
  const [body] = Object.entries(described.requestBody?.content ?? {});
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters: described.parameters ?? [],
    body: body && { type: body[0], schema: body[1].schema },
    responses: new Map(
      Object.entries(described.responses).map(([status, { content = {} }]) => [
        Number(status),
        Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
      ]),
    ),
    sessionSecurity: (described.security ?? []).length > 0,
  };
}
