import { LIVES } from '../privacy/lives.ts';

/** How long a link lives that confirms an address, in days. */
export const CONFIRM_LINK_DAYS = LIVES.confirmLink.count;

/** How long the old address can take a change of it back, in days. */
export const UNDO_LINK_DAYS = LIVES.undoLink.count;
