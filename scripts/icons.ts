/**
 * Makes the pictures of the mark in public/: `node scripts/icons.ts`, by hand, when the mark changes. The social
 * picture is set in our own fonts, so a Chromium draws it (CHROMIUM_PATH, or Playwright's).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));

const GREEN = '#0d5c46';
const PAPER = '#fbf8f3';
const GOLD = '#e2a52b';

// The paths of web/ui/mark.tsx.
const ROOMS =
  'M13.875 29H3V3h26v26H18.125M12.5 3v6M19.5 3v6M3 12.5h6M3 19.5h6M29 12.5h-6M29 19.5h-6M12.5 29v-6M19.5 29v-6';
const HEARTH = 'M13.25 13.25h5.5v5.5h-5.5z';

const mark = (color: string, hearth: string) =>
  `<path d="${ROOMS}" fill="none" stroke="${color}" stroke-width="2.75"/><path d="${HEARTH}" fill="${hearth}"/>`;

/** The mark on a green tile, with `inset` of its 32 units free on every side. */
const tile = (radius: number, inset: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Efie</title><rect width="32" height="32" rx="${radius}" fill="${GREEN}"/><g transform="translate(${inset} ${inset}) scale(${(32 - 2 * inset) / 32})">${mark(PAPER, GOLD)}</g></svg>`;

async function icon(name: string, size: number, svg: string): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toBuffer();
  await save(name, png);
}

/** Requested by old browsers and all feed readers: an .ico with a single PNG. */
async function favicon(size: number, svg: string): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  await save('favicon.ico', Buffer.concat([head, png]));
}

async function save(name: string, file: Buffer | string): Promise<void> {
  await writeFile(`${root}public/${name}`, file);
  console.log(`public/${name} ${Buffer.byteLength(file)} bytes`);
}

const dataUrl = async (file: string) =>
  `data:font/woff2;base64,${(await readFile(`${root}web/fonts/${file}`)).toString('base64')}`;

async function socialPicture(): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: B; src: url(${await dataUrl('bricolage-latin.woff2')}) }
    @font-face { font-family: J; src: url(${await dataUrl('jakarta-latin.woff2')}); font-weight: 400 600 }
    body { margin: 0; width: 1200px; height: 630px; background: ${GREEN}; color: ${PAPER}; position: relative; overflow: hidden }
    svg.large { position: absolute; right: -90px; top: -70px; width: 720px; opacity: .16 }
    .text { position: absolute; left: 84px; bottom: 118px }
    .text svg { width: 112px; display: block; margin-bottom: 36px }
    h1 { font: 680 132px/1 B; letter-spacing: -.02em; margin: 0 }
    p { font: 500 38px/1.3 J; margin: 22px 0 0 }
    .band { position: absolute; inset: auto 0 0; height: 36px; background:
      linear-gradient(90deg, #a8401f 36px, ${GOLD} 36px 54px, #1c1a16 54px 90px, ${GOLD} 90px 108px, #a8401f 108px 144px, transparent 144px) 0 0 / 336px 36px repeat-x,
      linear-gradient(#0a4a38 12px, ${GOLD} 12px 24px, #0a4a38 24px) }
  </style>
  <svg class="large" viewBox="0 0 32 32">${mark(PAPER, PAPER)}</svg>
  <div class="text"><svg viewBox="0 0 32 32">${mark(PAPER, GOLD)}</svg>
  <h1>Efie</h1><p>Homes, stays and cars across Ghana</p></div><div class="band"></div>`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await browser.close();
  return sharp(shot).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

await save('favicon.svg', tile(7, 4.5));
await favicon(32, tile(7, 4.5));
await icon('apple-touch-icon.png', 180, tile(0, 5.5));
await icon('icon-192.png', 192, tile(7, 5));
await icon('icon-512.png', 512, tile(7, 5));
await icon('icon-maskable-512.png', 512, tile(0, 7.5));
await save('og-default.png', await socialPicture());
