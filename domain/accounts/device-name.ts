import { ownSessionsMessages } from './own-sessions-messages.ts';

/** Signs in user agents. Those of browsers that also name another one come first. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Opera Mini', /Opera Mini/],
  ['Opera', /OPR\/|OPT\/|Opera/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UC ?Browser\//],
  ['Phoenix', /PHX\//],
  ['Facebook', /FBAN|FBAV/],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['KaiOS', /KAIOS/i],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
];

const find = (known: readonly [name: string, sign: RegExp][], text: string) =>
  known.find(([, sign]) => sign.test(text))?.[0];

/**
 * Names a device by its browser's user agent, for example 'Chrome on Android'. User agents can be faked: the name helps people
 * to recognise their devices, and decides nothing.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const browser = find(BROWSERS, text);
  const system = find(SYSTEMS, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? ownSessionsMessages.unknownDevice;
}
