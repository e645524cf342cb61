import { LIVES } from '../privacy/lives.ts';

/** Days a link for confirming an address lives. */
export const CONFIRM_LINK_DAYS = LIVES.confirmLink.count;

/** Days during which the old address can undo a change. */
export const UNDO_LINK_DAYS = LIVES.undoLink.count;
