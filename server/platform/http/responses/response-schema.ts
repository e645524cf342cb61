import type { FastifySchema, FastifySerializerCompiler } from 'fastify';

/**
 * The `serializerCompiler` of a route whose response is made by a presenter. Its schema stands in the API
 * document, but does not check every response again: that costs more than to make one. Tests check it.
 */
export const skipResponseValidation: FastifySerializerCompiler<FastifySchema> = () =>
  JSON.stringify;
