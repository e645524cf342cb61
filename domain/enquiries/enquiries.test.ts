import { expect, test } from 'vitest';
import { enquiryMessages } from './messages.ts';
import { offeredProperty, offeredVehicle } from './offered.ts';
import { canEnquire } from './permissions.ts';
import { chatMessage, checkEnquiry, enquiryFailure } from './rules.ts';
import { EnquiryBody } from './schema.ts';

const form = { message: 'Is it free in May?', phoneNumber: '024 412 3456' };

test.each([
  [{ message: ' ', phoneNumber: '' }, 'Please write a message.'],
  [{ message: 'x'.repeat(1001) }, 'Please use 1000 characters or fewer.'],
  [{ phoneNumber: ' ' }, 'Please enter your phone number.'],
  [{ phoneNumber: '12' }, 'Invalid phone number format.'],
])('%j is refused with “%s” on the screen and in the call', (change, message) => {
  const wrong = { ...form, ...change };
  expect(checkEnquiry(wrong)).toMatchObject({ ok: false, message });
  expect(EnquiryBody.safeParse(wrong).error?.issues[0]?.message).toBe(message);
});

test('a correct enquiry is accepted', () => {
  expect(checkEnquiry(form)).toEqual({ ok: true });
  expect(checkEnquiry({ ...form, message: ` ${'x'.repeat(1000)} ` })).toEqual({ ok: true });
  expect(EnquiryBody.parse(form)).toEqual({ ...form, phoneNumber: '0244123456' });
});

test('a failed enquiry gives the server’s reason, or says what to do', () => {
  const own = { status: 403, message: 'This listing is yours.' };
  expect(enquiryFailure(own)).toBe('This listing is yours.');
  expect(enquiryFailure({ status: 502 })).toBe('We couldn’t send your enquiry. Please try again.');
  expect(enquiryFailure({})).toBe('We couldn’t send your enquiry.');
});

test('the chat with the lister begins with the listing’s name', () => {
  expect(chatMessage('Villa in Osu')).toBe(
    'Hello, I sent you an enquiry on Efie about Villa in Osu.',
  );
});

test('anyone logged in but the lister can enquire', () => {
  const sender = { userId: 's', role: 'Customer' } as const;
  const lister = { userId: 'l', role: 'Agent' } as const;
  const other = { userId: 'o', role: 'Agent' } as const;
  const admin = { userId: 'x', role: 'Admin' } as const;
  const people = [sender, lister, other, admin, null];
  const enquiry = { listerId: 'l', senderId: 's' };
  expect(people.map((who) => canEnquire(who, enquiry))).toEqual([true, false, true, true, false]);
});

// §2.10/14
test.each([
  [offeredProperty('Short-Stay', 'Hotels'), /check-in/, /view it/],
  [offeredProperty('PropertyRentals', 'Houses'), /move in/, /plot/],
  [offeredProperty('PropertySales', 'Houses For Sale'), /view it/, /plot/],
  [offeredProperty('PropertySales', 'Land'), /the plot/, /rooms/],
  [offeredVehicle({ carType: 'Saloon', name: 'Corolla' }), /view it/, /move/],
  [offeredVehicle({ carType: 'Truck', name: 'Kia' }), /from where to where/, /view it/],
])('the hint for an enquiry about a %s fits what is offered', (offered, fits, doesNot) => {
  expect(enquiryMessages.messageHelp[offered]).toMatch(fits);
  expect(enquiryMessages.messageHelp[offered]).not.toMatch(doesNot);
});
