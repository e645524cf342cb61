import { data, type RouterContextProvider, redirect } from 'react-router';
import { lastPageSearch } from '../lists/list-page.ts';
import { pack } from '../start/packed.ts';
import { readFully } from './api.ts';
import type { ReadPath } from './call-path.ts';
import { requestContext } from './request-context.ts';

/** Cursors of the previous and next pages; a missing one means that there is no such page. */
export interface Turns {
  prev?: string;
  next?: string;
}

/** A page of a list, and how many there are on all pages. */
export interface Listed<T> {
  items: T[];
  total: number;
  /** Cursors of the previous and next pages, for lists that give them. */
  turns?: Turns;
  /** The term searched for instead of the one typed. */
  instead?: string;
  /** What was understood of the search: a label, and the words as typed. */
  understood?: readonly (readonly [label: string, typed: string])[];
  /** How many items fit the search, where the rest nearly fit, and what those may miss. */
  fits?: number;
  leftOut?: readonly string[];
  /** Name of the place the results are near. */
  near?: string;
}

/**
 * Reads a list during server rendering. Null if it is refused: the browser then asks itself and shows the error.
 * @throws the API's response if it cannot serve now (5xx), so that the page gets that status.
 */
export async function readListOnServer<T>(
  context: Readonly<RouterContextProvider>,
  path: ReadPath<T[]>,
): Promise<Listed<T> | null> {
  return (await readAnyList(context, path)).listed;
}

async function readAnyList<T>(context: Readonly<RouterContextProvider>, path: ReadPath<T[]>) {
  const { status, headers, body } = await context.get(requestContext).readApi(path);
  throwOutage(status, body);
  return { status, listed: status === 200 ? toListed(body as T[], headers) : null };
}

/**
 * The same for a page's own list, paged and filtered by its address, with the page's status: if the API refuses
 * it, the page does not exist either.
 * @throws a redirect to the last page from one beyond it.
 */
export async function readPageOnServer<T>(
  context: Readonly<RouterContextProvider>,
  path: ReadPath<T[]>,
  { pathname, searchParams }: URL,
): Promise<{ listed: Listed<T> | null; status: number }> {
  const { listed, status } = await readAnyList(context, path);
  const size = Number(new URLSearchParams(path.split('?')[1]).get('limit'));
  const last = listed ? lastPageSearch(searchParams, listed, size) : undefined;
  if (last !== undefined) throw redirect(pathname + last);
  return { listed, status };
}

/** The data of a page with one list, and the page's status. */
export async function listPageOnServer<T>(
  context: Readonly<RouterContextProvider>,
  path: ReadPath<T[]>,
  url: URL,
) {
  const { listed, status } = await readPageOnServer(context, path, url);
  return data({ initial: pack(listed) }, { status });
}

/**
 * Reads one thing during server rendering. Null if it is refused.
 * @throws the API's response if the thing does not exist (404) or the API cannot serve now (5xx), so that the
 * page gets that status.
 */
export async function readOneOnServer<T>(
  context: Readonly<RouterContextProvider>,
  path: ReadPath<T>,
): Promise<T | null> {
  const { thing, missing } = await readListingOnServer(context, path);
  if (missing) throw data(null, { status: 404 });
  return thing;
}

/**
 * The same for a listing, which may be missing for visitors only: the page then says so, and a signed-in
 * person's browser asks again.
 * @throws the API's response if it cannot serve now (5xx).
 */
export async function readListingOnServer<T>(
  context: Readonly<RouterContextProvider>,
  path: ReadPath<T>,
): Promise<{ thing: T | null; missing: boolean }> {
  const { status, body } = await context.get(requestContext).readApi(path);
  throwOutage(status, body);
  return { thing: status === 200 ? (body as T) : null, missing: status === 404 };
}

function throwOutage(status: number, body: unknown): void {
  if (status >= 500) throw data(body, { status });
}

/** The same list in the browser. */
export async function readList<T>(
  path: ReadPath<T[]>,
  options: Parameters<typeof readFully>[1],
): Promise<Listed<T>> {
  const { body, headers } = await readFully(path, options);
  return toListed(body, headers);
}

function toListed<T>(items: T[], headers: Headers): Listed<T> {
  const total = Number(headers.get('x-total-count') ?? items.length);
  const told = (name: string) => decodeURIComponent(headers.get(name) ?? '');
  const instead = told('x-search-instead');
  const near = told('x-near');
  const understood = told('x-search-understood');
  const fits = headers.get('x-search-fits');
  const turns = turnsOf(headers.get('link') ?? '');
  return {
    items,
    total,
    ...(turns && { turns }),
    ...(instead && { instead }),
    ...(understood && { understood: JSON.parse(understood) }),
    ...(fits && { fits: Number(fits), leftOut: JSON.parse(told('x-search-left-out')) }),
    ...(near && { near }),
  };
}

/** The cursors that Link names; undefined for a list that is paged only by numbers. */
function turnsOf(link: string): Turns | undefined {
  const [, next] = /[?&]after=([\w-]+)[^>]*>; rel="next"/.exec(link) ?? [];
  const [, prev] = /[?&]before=([\w-]+)[^>]*>; rel="prev"/.exec(link) ?? [];
  return next || prev ? { ...(next && { next }), ...(prev && { prev }) } : undefined;
}
