import { useSyncExternalStore } from 'react';
import { DESKTOP_BREAKPOINT_PX } from '#domain/site/constants.ts';

const query = () => matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX}px)`);

/** True if the screen has room for columns. Only for parts rendered in the browser. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

function subscribe(onChange: () => void): () => void {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
