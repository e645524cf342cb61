/** The enquiry's place in the page of a listing: '#enquiry' leads to it. */
export const ENQUIRY_ID = 'enquiry';
