import { describe, expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

describe('deferScripts', () => {
  it('lets no module load by itself in the page, and names them all', () => {
    const html = [
      '<link rel="icon" href="/favicon.svg"/><link rel="modulepreload" href="/assets/a.js" nonce="n"/>',
      '<link rel="modulepreload" href="/assets/b.js" nonce="n"/><p>Hi</p>',
      '<script nonce="n" type="module" async="">import "/assets/a.js";</script>',
    ].join('');
    expect(deferScripts(html)).toBe(
      '<link rel="icon" href="/favicon.svg"/><p>Hi</p>' +
        '<script nonce="n" type="text/plain" id="start" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    );
  });

  it('leaves a page without scripts as it is', () => {
    expect(deferScripts('<p>Hi</p>')).toBe('<p>Hi</p>');
  });
});
