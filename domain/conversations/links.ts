const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\d?\.|[\p{L}\d-]{1,63}\.(?:app|biz|click|club|co|com|gh|info|io|link|live|ly|me|net|online|org|page|shop|site|store|tk|to|top|xyz)(?![\p{L}\d])/iu;

/** True when a message contains a link, or text that phones turn into one. */
export const hasLink = (text: string): boolean =>
  LINK.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));
