import { defineCalls } from '../call.ts';
import { PriceDropMails } from './schema.ts';

const tag = 'favourites';

/** Whether somebody is mailed when the price of a favourite drops. */
export const pricesCalls = defineCalls({
  'GET /api/User/price-drop-mails': {
    tag,
    summary: 'Whether you are mailed when the price of a favourite drops',
    access: {},
    responses: { 200: PriceDropMails },
  },
  'PUT /api/User/price-drop-mails': {
    tag,
    summary: 'Have mails about dropped prices sent, or not',
    description: 'What drops while they are off is not mailed later.',
    access: {},
    body: PriceDropMails,
    responses: { 200: PriceDropMails },
  },
});
