import { expect, test } from 'vitest';
import { STYLES_PLACEHOLDER } from './styles-placeholder.ts';
import { usedStyles, withUsedStyles } from './used-styles.ts';

const used = (css: string, html: string) => usedStyles(css)(html);

test('a rule stays if its classes are in the page, or if it needs none', () => {
  const css = ':root{a:1}body{margin:0}.a{color:red}.b{color:blue}.a .b,.a:hover{color:green}';
  expect(used(css, '<body><p class="a x">')).toBe(
    ':root{a:1}body{margin:0}.a{color:red}.a .b,.a:hover{color:green}',
  );
});

test('a rule for elements stays if the page has them', () => {
  const css =
    'hr,p{x:y}table{x:y}:where(table) p{x:y}[type=checkbox]:checked{x:y}input:not([type=radio]){x:y}';
  expect(used(css, '<p><input type="text">')).toBe(
    'hr,p{x:y}:where(table) p{x:y}input:not([type=radio]){x:y}',
  );
  expect(used(css, '<table><input type="checkbox">')).toBe(
    'table{x:y}[type=checkbox]:checked{x:y}input:not([type=radio]){x:y}',
  );
});

test('a rule for the parts of a field stays if there is a field of that type', () => {
  const css =
    '::file-selector-button{a:1}::-webkit-datetime-edit{b:1}::-webkit-search-cancel-button:hover{c:1}::placeholder{d:1}';
  expect(used(css, '<input type="search">')).toBe(
    '::-webkit-search-cancel-button:hover{c:1}::placeholder{d:1}',
  );
  expect(used(css, '<input type="datetime-local"><input type="file">')).toBe(
    '::file-selector-button{a:1}::-webkit-datetime-edit{b:1}::placeholder{d:1}',
  );
});

test('layers, media and supports keep their order, and go when they are empty', () => {
  const css =
    '@layer base,utilities;@layer utilities{.a{x:y}@media (width>=48rem){.md\\:a{x:z}.md\\:b{x:z}}@supports (x:y){.b{x:y}}}@media print{.c{x:y}}';
  expect(used(css, '<p class="md:a a">')).toBe(
    '@layer base,utilities;@layer utilities{.a{x:y}@media (width>=48rem){.md\\:a{x:z}}}',
  );
});

test('escaped names match between the sheet and the page', () => {
  const css = '.\\[\\&\\>p\\]\\:mt-3>p{x:y}.w-1\\/2{x:y}.gap-0\\.5{x:y}.bg-scrim\\/70{x:y}';
  expect(used(css, '<p class="[&amp;&gt;p]:mt-3 w-1/2 gap-0.5">')).toBe(
    '.\\[\\&\\>p\\]\\:mt-3>p{x:y}.w-1\\/2{x:y}.gap-0\\.5{x:y}',
  );
});

test('a class that must be absent need not be in the page', () => {
  expect(used('.a:not(.b){x:y}', '<p class="a">')).toBe('.a:not(.b){x:y}');
});

test('fonts stay', () => {
  const css = '@font-face{font-family:F}';
  expect(used(css, '')).toBe(css);
});

test('a custom property stays if a rule of the page uses it, directly or through others', () => {
  const css =
    ':root{--a:var(--b);--b:1;--c:2}:root[data-theme=dark]{--b:3;--c:4}.x{x:var(--a)}.y{y:var(--c)}';
  expect(used(css, '<p class="x">')).toBe(
    ':root{--a:var(--b);--b:1}:root[data-theme=dark]{--b:3}.x{x:var(--a)}',
  );
});

test('a custom property stays if an attribute of the page uses it', () => {
  const css = ':root{--a:1;--b:2;--c:3}';
  expect(used(css, '<path fill="var(--a)"/><p style="x:var(--b, 1px)">')).toBe(
    ':root{--a:1;--b:2}',
  );
});

test('a registered property and an animation stay if they are used', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}:root{--spin:turn 1s;--rise:up 1s}.x{--x:1;animation:var(--spin);x:var(--x)}@keyframes turn{to{x:y}}@keyframes up{to{x:y}}';
  expect(used(css, '<p class="x">')).toBe(
    '@property --x{syntax:"*";inherits:false}:root{--spin:turn 1s}.x{--x:1;animation:var(--spin);x:var(--x)}@keyframes turn{to{x:y}}',
  );
});

test('a rule that sets only what is unused goes', () => {
  expect(used('@layer a{:root{--a:1}}*{--b:2}p{--c:3;x:y}', '<p>')).toBe('p{x:y}');
});

test('the styles of a page take the place kept for them', () => {
  const html = `<style>${STYLES_PLACEHOLDER}</style><p class="a">`;
  expect(withUsedStyles(html, usedStyles('.a{content:"$&"}.b{x:y}'))).toBe(
    '<style>.a{content:"$&"}</style><p class="a">',
  );
});
