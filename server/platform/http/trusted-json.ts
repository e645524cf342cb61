import type { FastifySchema } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

/**
 * The `serializerCompiler` of a route whose answer is made by a presenter. Its schema stands in the API
 * document but does not check every answer again, which costs more than to make one; tests do that.
 */
export const trustedJson: FastifySerializerCompiler<FastifySchema> = () => JSON.stringify;
