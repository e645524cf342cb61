/**
 * The network's response within `ms`; undefined if it fails or takes longer. A slow request is not aborted:
 * `late` can still arrive.
 */
export async function inTime(late: Promise<Response>, ms: number): Promise<Response | undefined> {
  let timer = 0;
  const patience = new Promise<undefined>((resolve) => {
    timer = self.setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([late.catch(() => undefined), patience]);
  } finally {
    clearTimeout(timer);
  }
}
