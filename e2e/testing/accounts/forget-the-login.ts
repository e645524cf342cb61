import type { Page } from '@playwright/test';

const REFUSAL = { code: 'CONFIRM_AGAIN', message: 'Please confirm first that it is you.' };

/** Has the server refuse a call until somebody has confirmed, as ten minutes after a login. */
export async function forgetTheLogin(page: Page, address: RegExp): Promise<void> {
  let confirmed = false;
  await page.route(/\/api\/auth\/confirm$/, async (route) => {
    const response = await route.fetch();
    confirmed = response.ok();
    await route.fulfill({ response });
  });
  await page.route(address, (route) =>
    confirmed ? route.continue() : route.fulfill({ status: 403, json: REFUSAL }),
  );
}
