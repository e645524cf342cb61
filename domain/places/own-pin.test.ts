import { expect, test } from 'vitest';
import { checkPin, pinText, readPinText, sentPin, withinGhana } from './own-pin.ts';

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
])('%j of a form is sent as %j, which the check lets pass', (pin, sent) => {
  expect(sentPin(pinText(pin))).toEqual(sent);
  expect(checkPin(sent)).toEqual({ ok: true });
});

test('nothing is sent of a pin that nothing was said of', () => {
  for (const text of ['', 'somewhere', '5.6', 'a,b']) {
    expect(readPinText(text)).toBeUndefined();
    expect(sentPin(text)).toEqual({});
  }
});

test('a pin that is drawn out of Ghana stops at its edge', () => {
  expect(withinGhana({ lat: 12, lng: -9 })).toEqual({ lat: 11.2, lng: -3.3 });
  expect(withinGhana({ lat: 5.6, lng: -0.2 })).toEqual({ lat: 5.6, lng: -0.2 });
});
