// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const OWN_PATH = /^\/(?![/\\])[^\\\u0000-\u001f\u007f-\u009f]*$/;

/**
 * True when a text is a path on our own site. '//host' and '/\host' lead elsewhere, and so may any backslash or control
 * character: browsers read the first as a slash and drop the second ('/\t/host').
 */
export const isOwnPath = (text: string): boolean => OWN_PATH.test(text);
