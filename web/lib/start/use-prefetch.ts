import { useLowData } from '../low-data.ts';
import { useSession } from '../session/session.ts';

/**
 * When to load a listing page's scripts before its card is pressed: at the first touch or hover. Never in
 * low-data mode, nor for visitors, whose cards lead to sign-up.
 */
export function usePrefetch(): 'intent' | 'none' {
  const lowData = useLowData();
  const session = useSession();
  return session && !lowData ? 'intent' : 'none';
}
