import { describe, expect, test } from 'vitest';
import { PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '../media/limits.ts';
import { PRICE_MAX_CEDI } from '../values/money.ts';
import { checkEditProperty, checkUploadProperty, type UploadPropertyForm } from './rules.ts';

const image = { name: 'a.jpg', type: 'image/jpeg', size: PHOTO_MAX_BYTES };
const video = { name: 'v.mp4', type: 'video/mp4', size: VIDEO_MAX_BYTES };
const form: UploadPropertyForm = {
  name: 'Villa',
  description: '',
  price: String(PRICE_MAX_CEDI),
  location: 'Osu',
  address: '12 Oxford Street',
  region: 'Greater Accra',
  condition: 'Renovated',
  propertyType: 'Short-Stay',
  shortStayType: 'Hotels',
  rentalType: '',
  saleType: '',
  images: [image],
  video,
};

test('a form is accepted at its limits', () => {
  expect(checkUploadProperty(form)).toEqual({ ok: true });
});

describe('the upload form of a property', () => {
  test.each([
    ['propertyType', { propertyType: 'Castle' }],
    ['shortStayType', { shortStayType: ' ' }],
    ['images', { images: Array(11).fill(image) }],
    ['images', { images: [image, { ...image, type: 'text/plain' }] }],
    [
      'images',
      {
        images: [
          { ...image, size: 1 },
          { ...image, size: PHOTO_MAX_BYTES + 1 },
        ],
      },
    ],
    ['video', { video: { ...video, type: 'text/plain' } }],
    ['video', { video: { ...video, size: VIDEO_MAX_BYTES + 1 } }],
    ['price', { price: 'much' }],
    ['price', { price: '0' }],
    ['price', { price: String(PRICE_MAX_CEDI + 1) }],
  ] as [string, Partial<UploadPropertyForm>][])(
    'reports a mistake beside %s: %j',
    (field, change) => {
      const check = checkUploadProperty({ ...form, ...change });
      if (check.ok) throw new Error('nothing is wrong');
      expect(check.fields).toEqual({ [field]: check.message });
    },
  );
});

test('an edit requires everything but the files', () => {
  const { images: _, video: __, ...text } = form;
  expect(checkEditProperty(text)).toEqual({ ok: true });
  expect(checkEditProperty({ ...text, name: '' })).toMatchObject({
    ok: false,
    fields: { name: 'Please fill in all required fields.' },
  });
});
