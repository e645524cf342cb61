import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { Call, CallAccess, CallName, FileResponse } from '#domain/call.ts';
import type { Platform } from '../../platform.ts';
import { errorResponses, sessionSecurity } from '../responses/error-responses.ts';
import {
  requireConfirmed,
  requirePermission,
  requireRecentConfirmation,
} from '../security/session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The setting that asks people to confirm their addresses before they act. */
    asksToConfirm(): Promise<boolean>;
  }
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** A request of a call, validated by its schemas. */
export type CallRequest<One extends Call> = FastifyRequest<{
  Params: Output<One['params']>;
  Querystring: Output<One['query']>;
  Headers: Output<One['headers']>;
  Body: Output<One['body']>;
}>;

type Sent<One extends Call> = SentAs<One['responses'][keyof One['responses']]>;
type SentAs<Response> = Response extends FileResponse ? unknown : Input<Response>;

type Handler<One extends Call> = (
  request: CallRequest<One>,
  reply: FastifyReply,
) => Promise<Sent<One> | FastifyReply>;

/** Route options that are implementation, so they are not in the contract. */
type ServerOptions = Pick<
  RouteShorthandOptions,
  'config' | 'bodyLimit' | 'preValidation' | 'serializerCompiler' | 'validatorCompiler'
> & {
  /** Runs after the gates of the contract, before the body is read. */
  gate?: (request: FastifyRequest) => Promise<void>;
};

/**
 * Serves calls as their contract says (domain/call.ts): the gate before the body is read, the validation, the entry in
 * the API document.
 * @param app under /api.
 * @returns a function that adds a call, by its name, with its handler.
 */
export function serveCalls<Calls extends Readonly<Record<CallName, Call>>>(
  app: FastifyInstance,
  { now }: Pick<Platform, 'now'>,
  calls: Calls,
) {
  return <Name extends keyof Calls & CallName>(
    name: Name,
    handler: Handler<Calls[Name]>,
    { config, gate, ...options }: ServerOptions = {},
  ): void => {
    const call: Call = calls[name] as Calls[Name];
    const [method, path] = name.split(' /api') as [string, string];
    const { access } = call;
    app.route({
      method,
      url: path,
      ...options,
      config: { ...config, ...(access?.withoutFactor && { withoutFactor: true }) },
      onRequest: [...(access ? gatesOf(access, app, now) : []), ...(gate ? [gate] : [])],
      schema: schemaOf(call),
      handler: handler as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    });
  };
}

function gatesOf(
  { permission, confirmed, recent }: CallAccess,
  app: FastifyInstance,
  now: () => Date,
) {
  const first = confirmed
    ? requireConfirmed(() => app.asksToConfirm(), permission)
    : requirePermission(permission);
  if (!recent) return [first];
  return [first, requireRecentConfirmation({ now }, recent === true ? undefined : recent)];
}

function schemaOf({ tag, summary, description, access, responses, errors = [], ...parts }: Call) {
  const { params, query, headers, consumes, body } = parts;
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(access && { security: sessionSecurity }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(consumes && { consumes }),
    ...(body && { body }),
    response: {
      ...responses,
      ...errorResponses(
        ...(access ? (['UNAUTHENTICATED'] as const) : []),
        ...(access?.confirmed ? (['EMAIL_UNCONFIRMED'] as const) : []),
        ...(access?.recent ? (['CONFIRM_AGAIN'] as const) : []),
        ...errors,
      ),
    },
  };
}
