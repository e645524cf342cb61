import { type BrowserContext, test as base, type ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

/** Playwright says so where a journey has no service worker (playwright.config.ts). */
const NO_WORKER = /^warning: Service Worker registration blocked by Playwright$/;

/** A map is drawn without a graphics card here, and looked at by screenshots: Chromium says that this is slow. */
const SLOW_GRAPHICS = /GL Driver Message \(OpenGL, Performance/;

/**
 * What a browser complained about: errors and warnings in its console (failed calls, hydration and the
 * content security policy among them) and exceptions nobody caught.
 */
export class Complaints {
  readonly #all: { text: string; url: string }[] = [];
  readonly #failures: RegExp[] = [];
  readonly #messages: RegExp[] = [];

  /** Lets requests fail whose address matches: those that the test makes fail itself. */
  expectFailureOf(url: RegExp): void {
    this.#failures.push(url);
  }

  /** Lets the page log what matches, such as the error that a failed call is logged with. */
  expectMessage(text: RegExp): void {
    this.#messages.push(text);
  }

  /** Listens to a context; the test's own is listened to already. */
  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#all.push({ text: `${message.type()}: ${message.text()}`, url: urlOf(message) });
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      const url = webError.page()?.url() ?? '';
      this.#all.push({ text: `uncaught: ${error.stack ?? error}`, url });
    });
  }

  /** Those that nobody expected, in words. */
  get unexpected(): string[] {
    return this.#all
      .filter((one) => !this.#isExpected(one))
      .map(({ text, url }) => `${text} (${url})`);
  }

  #isExpected({ text, url }: { text: string; url: string }): boolean {
    if (text.startsWith('error: Failed to load resource')) {
      return this.#failures.some((expected) => expected.test(url));
    }
    return (
      NO_WORKER.test(text) ||
      SLOW_GRAPHICS.test(text) ||
      this.#messages.some((expected) => expected.test(text))
    );
  }
}

const urlOf = (message: ConsoleMessage) => message.location().url;

/** Playwright's test, which fails on every complaint of the browser that was not expected. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints();
      complaints.listenTo(context);
      await use(complaints);
      base.expect(complaints.unexpected, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
});
