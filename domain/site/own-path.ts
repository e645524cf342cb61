// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const OWN_PATH = /^\/(?![/\\])[^\\\u0000-\u001f\u007f-\u009f]*$/;

/**
 * Whether a text is a path of our own site. '//host' and '/\host' lead to another one, and so may any backslash or
 * control character: browsers take the one for a slash and leave the other out ('/\t/host').
 */
export const isOwnPath = (text: string): boolean => OWN_PATH.test(text);
