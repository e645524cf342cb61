/** What stands in a page in place of its styles until it is known which it needs (used-styles.ts). */
export const STYLES_PLACEHOLDER = '/*styles*/';
