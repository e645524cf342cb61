declare module 'virtual:pages' {
  import type {
    ActionFunction,
    LoaderFunction,
    UNSAFE_withComponentProps as withComponentProps,
    UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  } from 'react-router';

  interface PageModule {
    default?: Parameters<typeof withComponentProps>[0];
    clientLoader?: LoaderFunction;
    clientAction?: ActionFunction;
    ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
  }

  const pages: readonly { path: string; load(): Promise<PageModule> }[];
  export default pages;
}
