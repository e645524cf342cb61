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
 * The script in the head, before the first paint. The HTML is the same for everyone: this tells it who is looking and what they
 * chose, and makes of it a page that can be used from its first paint on, whether its scripts come soon, late or not at all
 * (docs/decisions/use-before-scripts.md). What it listens to as long as the page lives is the same before they run and after.
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
