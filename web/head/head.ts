import { closeByBack } from './close-by-back.ts';
import { obeyCommands } from './commands.ts';
import { hearEarlyUse } from './hear-early-use.ts';
import { fillHearts } from './hearts.ts';
import { knowVisitor, leadCardsToSignUp, leaveForSignUp } from './know-visitor.ts';
import { showLeavingByLinks } from './leaving.ts';
import { loadFonts } from './load-fonts.ts';
import { openPartLedTo } from './open-part.ts';
import { startScripts } from './start-scripts.ts';

/**
 * The script in the head, before the first paint. The HTML is the same for everyone: this applies the visitor's
 * session and settings, and makes the page usable from its first paint, whether its scripts come soon, late or
 * not at all (docs/decisions/browser/use-before-scripts.md). The listeners added here work the same before and after the
 * scripts run.
 */
function begin(): void {
  knowVisitor();
  if (leaveForSignUp()) return;
  loadFonts();
  leadCardsToSignUp();
  obeyCommands();
  closeByBack();
  openPartLedTo();
  showLeavingByLinks();
  fillHearts();
  hearEarlyUse();
  startScripts();
}

begin();
