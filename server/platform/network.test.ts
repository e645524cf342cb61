import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackUrl, networkOf, shownNetwork } from './network.ts';

// §6/31
test.each([
  ['41.66.200.7', '41.66.200.7'],
  ['::ffff:41.66.200.7', '41.66.200.7'],
  ['2c0f:f6d0:12:34:1:2:3:4', '2c0f:f6d0:12:34::/64'],
  ['2C0F:F6D0:0012:0034:ffff::1', '2c0f:f6d0:12:34::/64'],
  ['2c0f:f6d0:12:35::1', '2c0f:f6d0:12:35::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['in-process', 'in-process'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['197.210.53.7', '197.210.53.…'],
  ['::ffff:197.210.53.7', '197.210.53.…'],
  ['2c0f:f6d0:12:34::1', '2c0f:f6d0:12:…'],
  ['in-process', ''],
])('the address %s is shown to people as %s', (address, network) => {
  expect(shownNetwork(address)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.2', true],
  ['10.0.0.1', false],
  ['localhost', false],
])('whether %s is of this machine: %s', (address, is) => {
  expect(isLoopbackAddress(address)).toBe(is);
});

test.each([
  ['http://localhost:3000', true],
  ['http://efie.localhost', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:3000', true],
  ['https://efie.example', false],
  ['http://192.168.1.5:3000', false],
  ['http://0.0.0.0:3000', false],
  ['http://localhost.efie.example', false],
  ['http://notlocalhost', false],
])('whether %s leads to this machine: %s', (url, does) => {
  expect(isLoopbackUrl(url)).toBe(does);
});
