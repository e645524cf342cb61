/**
 * Makes the fonts in web/fonts from the full ones: `node scripts/fonts.ts`, by hand, when a font or a character
 * changes. The full fonts have one file for Latin and one for the rest; ₵ is in the second, so each family remains two
 * files, selected by unicode-range in web/app.css.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„†•…‹›⁄€™↑↓−\u0300\u0301\u0303\u0304\u0308`;
// Letters of Akan, Ewe, Ga and Dagbani as far as the fonts have them; the system's font shows the others.
const GHANAIAN = '₵ŊŋƑƒƐɛƆɔƉɖƔɣƲʋĨĩŨũŴŵ\u0300\u0301\u0303\u0304\u0308';

interface Family {
  from: string;
  files: string;
  to: string;
  axes: Record<string, number | { min: number; max: number; default?: number }>;
  features: string[];
}

const FAMILIES: readonly Family[] = [
  {
    from: 'node_modules/@fontsource-variable/bricolage-grotesque',
    files: 'bricolage-grotesque-{subset}-opsz-normal.woff2',
    to: 'bricolage',
    // One weight for all headings: the variable file would be 12 kB larger.
    axes: { wght: 680, opsz: 24 },
    features: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  },
  {
    from: 'node_modules/@fontsource-variable/plus-jakarta-sans',
    files: 'plus-jakarta-sans-{subset}-wght-normal.woff2',
    to: 'jakarta',
    axes: { wght: { min: 400, max: 600, default: 400 } },
    features: ['kern', 'ccmp', 'locl', 'liga', 'mark', 'tnum'],
  },
];

for (const { from, files, to, axes, features } of FAMILIES) {
  for (const [subset, text] of [
    ['latin', LATIN],
    ['latin-ext', GHANAIAN],
  ] as const) {
    const full = await readFile(`${root}${from}/files/${files.replace('{subset}', subset)}`);
    const font = await subsetFont(full, text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
    });
    const name = `web/fonts/${to}-${subset}.woff2`;
    await writeFile(`${root}${name}`, font);
    console.log(`${name} ${font.byteLength} bytes`);
  }
  await copyFile(`${root}${from}/LICENSE`, `${root}web/fonts/${to}-OFL.txt`);
}
