import { createHash, randomBytes } from 'node:crypto';

/** A reset token as it stands in the mail's link; only its hash is stored. */
export const newResetToken = () => randomBytes(32).toString('base64url');

export const hashResetToken = (token: string) => createHash('sha256').update(token).digest();
