import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

/**
 * The `serializerCompiler` of a route whose response a presenter makes. Its schema is in the API document, but does not
 * validate every response again: that costs more than making one. Tests validate them.
 */
export const skipResponseValidation: FastifySerializerCompiler<FastifySchema> = () =>
  JSON.stringify;
