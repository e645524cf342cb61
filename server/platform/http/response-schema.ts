import type { FastifySchema, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/**
 * The `serializerCompiler` of a route whose response is made by a presenter. Its schema stands in the API
 * document, but does not check every response again: that costs more than to make one. Tests check it.
 */
export const skipResponseValidation: FastifySerializerCompiler<FastifySchema> = () =>
  JSON.stringify;

/** What a call responds with that is no JSON, for the API document. */
export const fileResponse = <Schema extends z.ZodType = z.ZodString>(
  type: string,
  schema: Schema = z.string() as z.ZodType as Schema,
) => ({ content: { [type]: { schema } } });

/** What a call responds with to who has its response already, for the API document. */
export const notModified = {
  304: z.null().describe('What If-None-Match names is still what there is; without a body'),
};
