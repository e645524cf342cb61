import ipaddr from 'ipaddr.js';

/**
 * Whom an address is counted as. Anyone who has an IPv6 address has a whole /64 of them (RFC 6177, §2), so that is
 * one; an IPv4 address is itself, however it is written.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/**
 * The beginning of an address, as people are shown it: enough to know one's own network by, and nobody's house.
 * '' for what is no address.
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
 * Whom an address waits in line with: its /24, or its /48 of IPv6, which is as much as a provider hands out to one
 * (RFC 6177, §2).
 */
export const neighbourhoodOf = (address: string): string => shownNetwork(address) || address;

export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** True when a web address leads only to this machine, so that nobody else can follow it. */
export function isLoopbackUrl(url: string): boolean {
  const hostname = URL.parse(url)?.hostname ?? '';
  return /(^|\.)localhost$/.test(hostname) || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
}
