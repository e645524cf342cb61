import { defineCalls } from '../call.ts';
import { PriceDropMails } from './schema.ts';

const tag = 'favourites';

/** The setting for emails about price drops on favourites. */
export const pricesCalls = defineCalls({
  'GET /api/User/price-drop-mails': {
    tag,
    summary: 'Whether you get emails when the price of a favourite drops',
    access: {},
    responses: { 200: PriceDropMails },
  },
  'PUT /api/User/price-drop-mails': {
    tag,
    summary: 'Turn emails about dropped prices on or off',
    description: 'Drops while they are off are not emailed later.',
    access: {},
    body: PriceDropMails,
    responses: { 200: PriceDropMails },
  },
});
