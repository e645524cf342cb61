import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** Goes to a page after some milliseconds, so that a sentence can be read first; leaving the page, or its address, cancels it. */
export function useLaterNavigation(): (
  to: string,
  afterMs: number,
  options?: NavigateOptions,
) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address of the same page, too
  useEffect(() => () => clearTimeout(timer.current), [key]);
  return useCallback(
    (to, afterMs, options) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => navigate(to, options), afterMs);
    },
    [navigate],
  );
}
