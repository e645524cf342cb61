import { createHash, randomBytes } from 'node:crypto';

/** A token for the link in a mail; only its hash is stored. */
export const newLinkToken = () => randomBytes(32).toString('base64url');

export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest();

/**
 * The delay before a wrong token is refused: even someone guessing from many addresses waits for
 * each response before the next guess.
 */
export const WRONG_TOKEN_MS = 300;
