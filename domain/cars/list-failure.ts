/** What is said where a list of cars cannot be read (specification §8); the home page needs no other sentence of cars. */
export const LIST_FAILURE = 'Failed to load cars.';
