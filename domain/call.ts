import { z } from 'zod';
import type { Actor } from './accounts/actor.ts';
import type { ErrorCode } from './errors.ts';

/** How a call is asked for: its method and path, with `:name` for each parameter of the path. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/** Who may make a call; what it does is checked once more on the thing itself. */
export interface CallAccess {
  /** Of those who are signed in; all of them where it is left out. */
  permission?: (actor: Actor) => boolean;
  /** Only those whose address is known to be theirs, where the site asks for that. */
  confirmed?: true;
  /** Only those who have just said that it is them: within so many minutes, or CONFIRMED_MINUTES. */
  recent?: number | true;
  /** An Admin, too, who must first add something to log in with. */
  withoutFactor?: true;
}

/** A call of the API: all that both sides know of it (docs/decisions/one-contract.md). */
export interface Call {
  tag: string;
  summary: string;
  description?: string;
  /** Left out where anyone may make it, signed in or not. */
  access?: CallAccess;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  /** Left out where the body is JSON. */
  consumes?: readonly string[];
  body?: z.ZodType;
  /** What it responds with, by status, where it succeeds. */
  responses: Readonly<Record<number, z.ZodType | FileResponse>>;
  /** Why it may fail, beside bad input and what any call may fail for. */
  errors?: readonly ErrorCode[];
}

/** A response that is no JSON, by its media type. */
export interface FileResponse<Schema extends z.ZodType = z.ZodType> {
  content: Record<string, { schema: Schema }>;
}

/** The media type of a table as a file. */
export const CSV = 'text/csv';

/** What a call responds with that is no JSON. */
export const fileResponse = <Schema extends z.ZodType = z.ZodString>(
  type: string,
  schema: Schema = z.string() as z.ZodType as Schema,
): FileResponse<Schema> => ({ content: { [type]: { schema } } });

/** What a call responds with to who has its response already. */
export const notModified = {
  304: z.null().describe('What If-None-Match names is still what there is; without a body'),
};

/** The calls of a feature, by their names. */
export const defineCalls = <const Calls extends Readonly<Record<CallName, Call>>>(
  calls: Calls,
): Calls => calls;
