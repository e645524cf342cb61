import { isPlain } from './leaving.ts';

/**
 * Opens the part that the address's fragment names, if that is a `<details>` or in one (comments). The browser
 * scrolls there; it opens only a `<details>` around the target, and older browsers not even that.
 */
export function openPartLedTo(): void {
  addEventListener('DOMContentLoaded', () => open(location.hash));
  // Also if the address has the fragment already, which fires no event.
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
