import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pinInlineCode } from './inline-code.ts';

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const PAGE = [
  '<style id="styles" nonce="n0nce">p{color:red}</style>',
  '<script id="head-script" nonce="n0nce">start()</script>',
  '<link rel="modulepreload" href="/assets/a.js" nonce="n0nce"/>',
  '<script nonce="n0nce" type="text/plain" id="start" data-modules="/a.js">import "/a.js";\r\nrun()</script>',
  '<script nonce="n0nce" src="/assets/b.js"></script>',
  '<p>Three rooms <script>smuggled()</script><style>p{display:none}</style></p>',
  '<script nonce="another">smuggled()</script>',
].join('');

test('inline code that we rendered is named in the policy by the hash that browsers compute', () => {
  const { sources } = pinInlineCode(PAGE, 'n0nce');
  expect(sources).toEqual({
    scripts: [sha256('start()'), sha256('import "/a.js";\nrun()')],
    styles: [sha256('p{color:red}')],
  });
});

// §7/46
test('a script smuggled into the page is not named in the policy', () => {
  const { sources } = pinInlineCode(PAGE, 'n0nce');
  const policy = contentSecurityPolicy({ secure: false }, sources);
  expect(policy).not.toContain(sha256('smuggled()'));
  expect(policy).not.toContain(sha256('p{display:none}'));
});

test('the page loses its nonce and is otherwise unchanged', () => {
  const { html } = pinInlineCode(PAGE, 'n0nce');
  expect(html).toBe(PAGE.replaceAll(' nonce="n0nce"', ''));
});

test('the same page gets the same policy, whatever its nonce was', () => {
  const other = PAGE.replaceAll('n0nce', 'f00');
  expect(pinInlineCode(other, 'f00')).toEqual(pinInlineCode(PAGE, 'n0nce'));
});
