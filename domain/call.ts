import { z } from 'zod';
import type { Actor } from './accounts/actor.ts';
import type { ErrorCode } from './errors.ts';

/** A call's method and path, with `:name` for each parameter of the path. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** Who may make a call. The use case checks again on the thing itself. */
export interface CallAccess {
  /** Which signed-in users; all when left out. */
  permission?: (actor: Actor) => boolean;
  /** Only people with a confirmed address, where the site asks for that. */
  confirmed?: true;
  /** Only people who confirmed who they are within this many minutes; true means CONFIRMED_MINUTES. */
  recent?: number | true;
  /** Also Admins who must first add a second factor. */
  withoutFactor?: true;
}

/** A call of the API: everything both sides know about it (docs/decisions/platform/one-contract.md). */
export interface Call {
  tag: string;
  summary: string;
  description?: string;
  /** Left out when anyone may make the call, signed in or not. */
  access?: CallAccess;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  /** Left out when the body is JSON. */
  consumes?: readonly string[];
  body?: z.ZodType;
  /** Successful responses, by status. */
  responses: Readonly<Record<number, z.ZodType | FileResponse>>;
  /** Errors beside bad input and those that any call may have. */
  errors?: readonly ErrorCode[];
}

/** A response other than JSON, by its media type. */
export interface FileResponse<Schema extends z.ZodType = z.ZodType> {
  content: Record<string, { schema: Schema }>;
}

/** The media type of exported tables. */
export const CSV = 'text/csv';

export const fileResponse = <Schema extends z.ZodType = z.ZodString>(
  type: string,
  schema: Schema = z.string() as z.ZodType as Schema,
): FileResponse<Schema> => ({ content: { [type]: { schema } } });

/** The response for clients that already have the current one. */
export const notModified = {
  304: z.null().describe('What If-None-Match names is still what there is; without a body'),
};

/** Declares a feature's calls, by name. */
export const defineCalls = <const Calls extends Readonly<Record<CallName, Call>>>(
  calls: Calls,
): Calls => calls;
