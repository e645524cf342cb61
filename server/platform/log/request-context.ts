import { AsyncLocalStorage } from 'node:async_hooks';

/** Known of a request everywhere in the code that handles it; added to every log line. */
export interface RequestContext {
  requestId: string;
  /** The client's, as far as the proxies in front are trusted. */
  address: string;
  /** The account that makes the request, or that it is about. */
  account?: string | undefined;
  /** The User-Agent; never logged. */
  device?: string | undefined;
}

/** The context of the request being handled. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The part of the context that log lines show. */
export function loggedContext({
  device: _,
  ...logged
}: RequestContext): Omit<RequestContext, 'device'> {
  return logged;
}

/** Records whose request it turned out to be. */
export function noteAccount(id: string | undefined): void {
  const context = requestContext.getStore();
  if (context && id !== undefined) context.account = id;
}
