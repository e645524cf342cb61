import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import { countryName } from '#domain/values/country-name.ts';
import type { Log } from '../log/log.ts';
import { type CountryRanges, CountryRangesBuilder } from './country-ranges.ts';

const IPV4 = '@ip-location-db/asn-country/asn-country-ipv4-num.csv';
const IPV6 = '@ip-location-db/asn-country/asn-country-ipv6.csv';

interface Countries {
  ipv4: CountryRanges;
  ipv6: CountryRanges;
}

let countries: Promise<Countries> | undefined;

/**
 * The English name of the country where the network of an address is registered, given its beginning as `shownNetwork`
 * writes it; '' when unknown, as for private networks. A hint for people that decides nothing. The first call loads the
 * table; later ones find it in memory.
 */
export async function countryOfNetwork(log: Pick<Log, 'warn'>, network: string): Promise<string> {
  const address = network.replace(/\.…$/, '.0').replace(/:…$/, '::');
  if (!ipaddr.isValid(address) || ipaddr.parse(address).range() !== 'unicast') return '';
  try {
    countries ??= readCountries();
    const { ipv4, ipv6 } = await countries;
    const code = ipaddr.IPv4.isValid(address)
      ? ipv4.of(ipv4Key(address))
      : ipv6.of(ipv6Key(address));
    return code ? countryName(code) : '';
  } catch (error) {
    // A failure must not keep anyone from logging in.
    countries = undefined;
    log.warn({ err: error }, 'the countries of networks could not be read');
    return '';
  }
}

async function readCountries(): Promise<Countries> {
  return {
    ipv4: await readRanges(IPV4, (address) => Math.floor(Number(address) / 256)),
    ipv6: await readRanges(IPV6, ipv6Key),
  };
}

/** Reads a table of first address, last address and country in small pieces, so that nothing else has to wait. */
async function readRanges(
  file: string,
  keyOf: (address: string) => number,
): Promise<CountryRanges> {
  const ranges = new CountryRangesBuilder();
  let rest = '';
  for await (const text of createReadStream(fileURLToPath(import.meta.resolve(file)), 'latin1')) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [first = '', last = '', code = ''] = line.trimEnd().split(',');
      ranges.add(keyOf(first), keyOf(last), code);
    }
  }
  return ranges.build();
}

/** The first three of an address's four numbers as one number. */
function ipv4Key(address: string): number {
  const [a = 0, b = 0, c = 0] = address.split('.').map(Number);
  return (a * 256 + b) * 256 + c;
}

/** The first three of an address's eight groups as one number, exact in 48 bits. */
function ipv6Key(address: string): number {
  const [beginning = ''] = address.split('::');
  const [a = 0, b = 0, c = 0] = beginning.split(':').map((group) => Number.parseInt(group, 16));
  return (a * 65_536 + b) * 65_536 + c;
}
