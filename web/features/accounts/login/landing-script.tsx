import { LOGIN_REDIRECT_MS } from '#domain/site/constants.ts';
import { useNonce } from '#web/lib/start/nonce.ts';
import type { Landing } from './posted-login.ts';

const ID = 'logged-in';

/** True if the page was opened by a login that the browser posted without scripts. */
export const isLanding = (): boolean => document.getElementById(ID) !== null;

/**
 * Starts the session of a login that the browser posted without scripts, before any of the page's scripts load,
 * and continues after 2 s (specification §9). The token is in no address, and the page with it is never cached.
 */
export function LandingScript({ landing }: { landing: Landing }) {
  return (
    <>
      <script
        id={ID}
        nonce={useNonce()}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and JSON that cannot end it
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptOf(landing) : '' }}
      />
      <noscript>
        <meta
          httpEquiv="refresh"
          content={`${LOGIN_REDIRECT_MS / 1000};url=${landing.destination}`}
        />
      </noscript>
    </>
  );
}

const scriptOf = ({ stored, destination }: Landing) => `(function(){
try{
${text(stored)}.forEach(function(e){if(e[1]===null)localStorage.removeItem(e[0]);else localStorage.setItem(e[0],e[1])});
document.documentElement.dataset.signedIn='';
}catch(e){}
setTimeout(function(){location.replace(${text(destination)})},${LOGIN_REDIRECT_MS})
})()`;

const text = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
