import type { FastifyReply, FastifyRequest } from 'fastify';
import { COUNTS_AT_LEAST } from '#domain/filter-counts/counts.ts';
import { KeptResponse } from '#server/platform/cache/kept-response.ts';
import { JSON_TYPE, keptFor, sendResponse } from '#server/platform/http/responses/send-kept.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CountedOptions } from './count-filter-options.ts';

/**
 * Sends counts, kept until a listing of their kind changes, with a header that names the lower
 * bounds.
 */
export async function sendFilterCounts(
  request: FastifyRequest,
  reply: FastifyReply,
  { responses }: Pick<Platform, 'responses'>,
  count: () => Promise<CountedOptions>,
): Promise<FastifyReply> {
  const response = await keptFor(request, reply, responses, async () => {
    const { counts, atLeast } = await count();
    return new KeptResponse(JSON.stringify(counts), {
      ...JSON_TYPE,
      ...(atLeast.length > 0 && { [COUNTS_AT_LEAST]: atLeast.join(', ') }),
    });
  });
  return sendResponse(request, reply, response);
}
