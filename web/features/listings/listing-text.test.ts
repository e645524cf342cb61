import { expect, test } from 'vitest';
import { EMPTY_TEXT, isSameText, toFormData, withField } from './listing-text.ts';

const stay = {
  ...EMPTY_TEXT,
  name: 'Sea view',
  propertyType: 'Short-Stay',
  shortStayType: 'Hotels',
};

test('another property type clears the subtypes', () => {
  expect(withField(stay, 'propertyType', 'PropertySales')).toMatchObject({
    name: 'Sea view',
    propertyType: 'PropertySales',
    shortStayType: '',
  });
  expect(withField(stay, 'name', 'Hill view')).toMatchObject({ shortStayType: 'Hotels' });
});

test('texts are compared field by field', () => {
  expect(isSameText(stay, { ...stay })).toBe(true);
  expect(isSameText(stay, withField(stay, 'price', '1'))).toBe(false);
});

test('what is sent has the digits of the price, and the photos in order', () => {
  const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  const form = toFormData(
    { ...stay, price: '1,250.50' },
    [photo('b.jpg'), photo('a.jpg')],
    undefined,
  );
  expect(form.get('price')).toBe('1250.50');
  expect(form.get('rentalType')).toBe('');
  expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['b.jpg', 'a.jpg']);
  expect(form.has('video')).toBe(false);
});
