import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of a request says of it. */
export interface RequestContext {
  requestId: string;
  /** Of the client, as far as the proxies in front are trusted. */
  address: string;
  /** The id of the account that makes the request, or that it is about. */
  account?: string | undefined;
}

/** The request that is being answered, wherever in the code that is. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Says whose request this turned out to be. */
export function noteAccount(id: string | undefined): void {
  const context = requestContext.getStore();
  if (context && id !== undefined) context.account = id;
}
