import { createContext, RouterContextProvider } from 'react-router';

/** The result of one REST API call: its status, headers and parsed JSON. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** The server's context for rendering a page: the API in process, and the page's public origin. */
export interface RequestContext {
  /** GETs an /api path of this app without a network; anonymous, so that the page can be cached. */
  readApi(path: string): Promise<ApiResponse>;
  /**
   * POSTs JSON to an /api path of this app for the person who sent a form, with their address and cookies, and
   * sets the cookies it returns. Undefined if no form was sent.
   */
  sendApi: ((path: string, json: unknown) => Promise<ApiResponse>) | undefined;
  /** Origin for absolute addresses (canonical, Open Graph), without a trailing slash. */
  origin: string;
  /** Receives the page's HTML: the body of a Response would be encoded, streamed and decoded again. Undefined in development. */
  takeHtml: ((html: string) => void) | undefined;
  /** Marks the inline scripts and styles that are ours; the server makes hashes of it. Undefined in development. */
  nonce: string | undefined;
}

export const requestContext = createContext<RequestContext>();

/** The router's context for one request; the server calls it through the build, so it needs no import of ours. */
export function provideRequestContext(value: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(requestContext, value);
  return provider;
}
