/** Shown to others in place of someone who has deleted their account. */
export const FORMER_MEMBER = { firstname: 'A former', lastname: 'member' } as const;

/** Reserved by RFC 2606: email to it never arrives. */
const DOMAIN = '@former-member.invalid';

/** The address of a deleted account; the real one is free again. */
export const formerMemberEmail = (userId: string): string => `${userId}${DOMAIN}`;

/** True for the address of a deleted account, which gets no email. */
export const isFormerMember = (email: string): boolean => email.endsWith(DOMAIN);
