/** Stands in the page until it is known which styles it needs (used-styles.ts). */
export const STYLES_PLACEHOLDER = '/*styles*/';
