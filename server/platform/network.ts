import ipaddr from 'ipaddr.js';

/**
 * The unit that an address is counted under. Anyone with an IPv6 address has a whole /64 of them (RFC 6177, §2), so
 * that counts as one; an IPv4 address counts by itself, however it is written.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/**
 * The beginning of an address as shown to people: enough to recognise one's own network, but not anyone's house. '' for
 * an invalid address.
 */
export function shownNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) {
    return `${parsed.parts
      .slice(0, 3)
      .map((part) => part.toString(16))
      .join(':')}:…`;
  }
  return `${parsed.octets.slice(0, 3).join('.')}.…`;
}

/**
 * The group that an address queues with: its /24, or its IPv6 /48, as much as a provider gives to one customer (RFC
 * 6177, §2).
 */
export const neighbourhoodOf = (address: string): string => shownNetwork(address) || address;

export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** True when a web address leads only to this machine, so that nobody else can follow it. */
export function isLoopbackUrl(url: string): boolean {
  const hostname = URL.parse(url)?.hostname ?? '';
  return /(^|\.)localhost$/.test(hostname) || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
}
