/** Time the server has to respond, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Tells whether the server responds, or is ready for all there is: browsers can be wrong about having a network. */
export async function isReachable(path: '/healthz' | '/readyz' = '/healthz'): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
