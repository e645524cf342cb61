import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** The photos that a page showed, by key, and what was sent of them. */
export interface SeenPhotos {
  keys: Set<string>;
  bytes: number;
}

/** What somebody is sent who looks at pages on a phone of 360 points and a sharp screen, nothing cached. */
export class Viewer {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(): Promise<Viewer> {
    return new Viewer(await chromium.launch({ executablePath: ensureChromium(), args: ARGS }));
  }

  /** The whole of a page, scrolled to its end. */
  scrolled(url: string, saveData: boolean): Promise<SeenPhotos> {
    return this.#look(url, saveData, async (page) => {
      for (let more = true; more; ) {
        more = await page.evaluate(() => {
          const before = scrollY;
          scrollBy({ top: innerHeight / 2, behavior: 'instant' });
          return scrollY > before;
        });
        await page.waitForTimeout(150);
      }
    });
  }

  /** A listing with so many photos, each of them looked at in its gallery. */
  leafedThrough(url: string, photos: number, saveData: boolean): Promise<SeenPhotos> {
    return this.#look(url, saveData, async (page) => {
      for (let n = 1; n < photos; n += 1) {
        await page.getByRole('button', { name: 'Next photo' }).click();
        await page.waitForLoadState('networkidle');
      }
    });
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #look(
    url: string,
    saveData: boolean,
    use: (page: Page) => Promise<void>,
  ): Promise<SeenPhotos> {
    const context = await this.#browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 3,
      isMobile: true,
      ...(saveData ? { extraHTTPHeaders: { 'save-data': 'on' } } : {}),
    });
    const page = await context.newPage();
    const keys = new Set<string>();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      const key = /\/media\/photos\/([^/]+)\//.exec(request.url())?.[1];
      if (!key) return;
      keys.add(key);
      sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await use(page);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    await context.close();
    return { keys, bytes };
  }
}
