import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** What a page may run. Every journey also checks that nothing breaks the policy (testing/test.ts). */

const SMUGGLED = [
  '<script>window.smuggled = "a script"</script>',
  '<script nonce="">window.smuggled = "a script with a nonce"</script>',
  '<script type="module">window.smuggled = "a module"</script>',
  '<script src="data:text/javascript,window.smuggled=%22an address%22"></script>',
  '<img src="/none" alt="" onerror="window.smuggled = \'an attribute\'">',
  '<iframe srcdoc="<script>top.smuggled = \'a frame\'</script>"></iframe>',
].join('');

for (const guarded of [true, false]) {
  const title = guarded
    ? 'a script smuggled into a page does not run, while ours do'
    : 'a script smuggled into a page runs without the policy';
  test(title, async ({ page, complaints }) => {
    complaints.expectMessage(/Content Security Policy/);
    complaints.expectFailureOf(/\/none$/);
    await page.route(`${ORIGIN}/about`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</body>', `${SMUGGLED}</body>`);
      expect(html).toContain(SMUGGLED);
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      await route.fulfill({
        response: response,
        body: html,
        headers: guarded ? { ...headers, 'content-security-policy': policy } : headers,
      });
    });
    await visit(page, '/about');
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(!guarded);
  });
}

test('a HEAD request gets exactly the policy of the page', async ({ request }) => {
  const [head, page] = [await request.head('/contact'), await request.get('/contact')];
  expect(head.status()).toBe(200);
  const policy = head.headers()['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).toBe(page.headers()['content-security-policy']);
});

// §7/46
test('a page and its policy are the same for everyone, without a nonce', async ({ request }) => {
  const pages = await Promise.all(
    [1, 2].map(async () => {
      const response = await request.get('/contact');
      return { policy: response.headers()['content-security-policy'], html: await response.text() };
    }),
  );
  expect(pages[0]).toEqual(pages[1]);
  expect(pages[0]?.html).not.toContain('nonce');
  expect(pages[0]?.policy).toMatch(/script-src 'self' 'sha256-/);
  expect(pages[0]?.policy).not.toContain('nonce');
});
