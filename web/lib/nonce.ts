import { createContext, useContext } from 'react';

/**
 * Nonce of the answer's Content-Security-Policy. A React context, not loader data: loader data is printed
 * in the page, where an injected script could read it.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
