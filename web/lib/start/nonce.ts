import { createContext, useContext } from 'react';

/**
 * Marks the inline scripts and styles that are ours: the server allows them by their hashes, and takes the mark
 * away. A React context, not loader data: loader data is printed in the page.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
