import type { Page } from '@playwright/test';

/** The bodies of the calls that a page makes to an address from now on, as they are made. */
export function callsTo(page: Page, address: RegExp): (string | null)[] {
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) bodies.push(request.postData());
  });
  return bodies;
}
