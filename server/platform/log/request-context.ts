import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request wherever in the code it is handled; every line of the log says it. */
export interface RequestContext {
  requestId: string;
  /** Of the client, as far as the proxies in front are trusted. */
  address: string;
  /** The id of the account that makes the request, or that it is about. */
  account?: string | undefined;
  /** What the browser calls itself; no line of the log says it. */
  device?: string | undefined;
}

/** The request that is being handled, wherever in the code that is. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** What a line of the log says of a request. */
export function loggedContext({
  device: _,
  ...logged
}: RequestContext): Omit<RequestContext, 'device'> {
  return logged;
}

/** Says whose request this turned out to be. */
export function noteAccount(id: string | undefined): void {
  const context = requestContext.getStore();
  if (context && id !== undefined) context.account = id;
}
