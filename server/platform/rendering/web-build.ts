import type { RouterContextProvider, ServerBuild } from 'react-router';

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A web build whose entry creates the router's context from the values we pass in. */
export interface WebBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      provideRequestContext(value: {
        readApi(path: string): Promise<ApiResponse>;
        sendApi: ((path: string, json: unknown) => Promise<ApiResponse>) | undefined;
        origin: string;
        takeHtml: ((html: string) => void) | undefined;
        nonce: string | undefined;
      }): RouterContextProvider;
    };
  };
}
