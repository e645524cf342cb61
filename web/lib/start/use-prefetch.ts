import { useLowData } from '../low-data.ts';
import { useSession } from '../session/session.ts';

/**
 * When the scripts of a listing's page are loaded ahead of the press on its card: at the first touch or hover. Never
 * where little data is to be spent, nor for a visitor, whom a card leads to sign up.
 */
export function usePrefetch(): 'intent' | 'none' {
  const lowData = useLowData();
  const session = useSession();
  return session && !lowData ? 'intent' : 'none';
}
