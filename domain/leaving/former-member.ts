/** What others read where someone stood who has deleted their account. */
export const FORMER_MEMBER = { firstname: 'A former', lastname: 'member' } as const;

/** Reserved by RFC 2606: no mail to it ever arrives anywhere. */
const DOMAIN = '@former-member.invalid';

/** The address of an account that was deleted; its own is free again. */
export const formerMemberEmail = (userId: string): string => `${userId}${DOMAIN}`;

/** Whether an address is that of an account that was deleted: nothing is mailed to it. */
export const isFormerMember = (email: string): boolean => email.endsWith(DOMAIN);
