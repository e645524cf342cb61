import { expect, test } from 'vitest';
import { checkPin, farPinText, pinText, readPinText, sentPin, withinGhana } from './own-pin.ts';

test.each([
  [
    { lat: 5.6412345, lng: -0.1, shown: false },
    { pinLat: '5.641235', pinLng: '-0.1', pinShown: 'no' },
  ],
  [
    { lat: 9.4, lng: 0.85, shown: true },
    { pinLat: '9.4', pinLng: '0.85', pinShown: 'yes' },
  ],
  [null, { pinLat: '', pinLng: '' }],
])('the pin %j of a form is sent as %j, which the check accepts', (pin, sent) => {
  expect(sentPin(pinText(pin))).toEqual(sent);
  expect(checkPin(sent)).toEqual({ ok: true });
});

test('nothing is sent for a pin that cannot be read', () => {
  for (const text of ['', 'somewhere', '5.6', 'a,b']) {
    expect(readPinText(text)).toBeUndefined();
    expect(sentPin(text)).toEqual({});
  }
});

test('a pin dragged out of Ghana stops at the border', () => {
  expect(withinGhana({ lat: 12, lng: -9 })).toEqual({ lat: 11.2, lng: -3.3 });
  expect(withinGhana({ lat: 5.6, lng: -0.2 })).toEqual({ lat: 5.6, lng: -0.2 });
});

test('a pin far from the named place is questioned, and one in or around it is not', () => {
  const kumasi = { name: 'Kumasi', lat: 6.688, lng: -1.624, radius: 15_000 };
  const eastLegon = { name: 'East Legon', lat: 5.636, lng: -0.161, radius: 1000 };
  expect(farPinText({ lat: 5.6, lng: -0.18 }, kumasi)).toBe(
    'Your pin is 200 km from Kumasi. Is that right? If not, move the pin, or correct the town.',
  );
  expect(farPinText({ lat: 6.75, lng: -1.4 }, kumasi)).toBeUndefined();
  expect(farPinText({ lat: 5.75, lng: -0.2 }, eastLegon)).toBeUndefined();
  expect(farPinText({ lat: 5.67, lng: -0.01 }, eastLegon)).toContain('17 km from East Legon');
});
