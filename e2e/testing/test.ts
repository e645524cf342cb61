import { type BrowserContext, test as base, type ConsoleMessage } from '@playwright/test';

export { expect } from '@playwright/test';

/** Playwright's message in journeys without a service worker (playwright.config.ts). */
const NO_WORKER = /^warning: Service Worker registration blocked by Playwright$/;

/** Maps are drawn without a graphics card here, and screenshots read them back: Chromium warns that this is slow. */
const SLOW_GRAPHICS = /GL Driver Message \(OpenGL, Performance/;

/**
 * A browser's complaints: errors and warnings in its console (including failed calls, hydration and the content security policy)
 * and uncaught exceptions.
 */
export class Complaints {
  readonly #all: { text: string; url: string }[] = [];
  readonly #failures: RegExp[] = [];
  readonly #messages: RegExp[] = [];

  /** Expects requests to fail whose address matches, because the test makes them fail. */
  expectFailureOf(url: RegExp): void {
    this.#failures.push(url);
  }

  /** Lets the page log matching messages, for example the error of a failed call. */
  expectMessage(text: RegExp): void {
    this.#messages.push(text);
  }

  /** Listens to a context; the test's own is already included. */
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

  /** The unexpected ones, in words. */
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

/** Playwright's test, which fails on every unexpected complaint of the browser. */
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
