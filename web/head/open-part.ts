import { isPlain } from './leaving.ts';

/**
 * What an address leads to is open: the part that its fragment names, where that is a `<details>` in it (comments). The browser
 * scrolls there; of a `<details>` it opens only what leads into it, and older ones not even that.
 */
export function openPartLedTo(): void {
  addEventListener('DOMContentLoaded', () => open(location.hash));
  // Also where the address has it already, of which the browser tells nobody.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
    if (link && isPlain(event)) open(link.hash);
  });
}

const open = (hash: string) =>
  document
    .getElementById(hash.slice(1))
    ?.querySelector(':scope > details')
    ?.setAttribute('open', '');
