import { createHash, randomBytes } from 'node:crypto';

/** A token as it stands in the link of a mail; only its hash is stored. */
export const newLinkToken = () => randomBytes(32).toString('base64url');

export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest();

/** Before a wrong one is refused: who guesses from many addresses sends the next guess after the response to the one before. */
export const WRONG_TOKEN_MS = 300;
