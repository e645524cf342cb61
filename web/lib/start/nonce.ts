import { createContext, useContext } from 'react';

/**
 * Marks our own inline scripts and styles: the server allows them by their hashes, and removes the mark. A React
 * context, not loader data, because loader data is printed in the page.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
