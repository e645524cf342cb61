/**
 * What the network responds within `ms`; undefined when it fails or takes longer. One that takes longer is not given
 * up: `late` is still to come.
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
