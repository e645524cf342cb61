import type { z } from 'zod';
import type { Calls } from '#domain/calls.ts';
import { withQuery } from './with-query.ts';

type Sent<Call, Part extends string> =
  Call extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

type Query<Schema> = { [Name in keyof Schema]?: string | number | undefined };

/** The address parameters that a call's contract asks for. */
type GivenInAddress<Call> = (Sent<Call, 'params'> extends undefined
  ? unknown
  : { params: Record<keyof Sent<Call, 'params'>, string> }) &
  (Sent<Call, 'query'> extends undefined ? unknown : { query?: Query<Sent<Call, 'query'>> });

/** The arguments of a call. */
export type Given<Call> = GivenInAddress<Call> &
  (Sent<Call, 'body'> extends undefined ? unknown : { json: Sent<Call, 'body'> });

/** The same, of any call. */
export interface LooselyGiven {
  params?: Record<string, string> | undefined;
  query?: Record<string, string | number | undefined> | undefined;
}

/** A call's response body. A 304 has no body, and is thrown; spread from `notModified`, its key is a text to the compiler. */
export type Received<Call> = Call extends { responses: infer Responses }
  ? z.output<SchemaOf<Responses[Exclude<keyof Responses, 304 | '304'>]>>
  : never;

type SchemaOf<Response> = Response extends z.ZodType
  ? Response
  : Response extends { content: { 'application/json': { schema: infer Schema extends z.ZodType } } }
    ? Schema
    : never;

declare const RESPONSE: unique symbol;

/** A read's address, which carries its response type for the compiler. */
export type ReadPath<Response> = string & { readonly [RESPONSE]: Response };

type Reads = Extract<keyof Calls, `GET ${string}`>;

/**
 * The address of a read, by its contract (domain/calls.ts): for `read` in the browser, for a page's loader
 * (page-data.ts), and as a query key.
 * @example readPath('GET /api/cars/:id', { params: { id } })
 */
export const readPath = <Name extends Reads>(
  name: Name,
  ...[given]: object extends GivenInAddress<Calls[Name]>
    ? [given?: GivenInAddress<Calls[Name]>]
    : [given: GivenInAddress<Calls[Name]>]
): ReadPath<Received<Calls[Name]>> => addressOf(name, (given ?? {}) as LooselyGiven) as never;

/** The address of a call, with its parameters in their places. */
export function addressOf(name: string, { params = {}, query = {} }: LooselyGiven): string {
  const path = name.slice(name.indexOf(' ') + 1);
  const address = path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''));
  return withQuery(address, query);
}
