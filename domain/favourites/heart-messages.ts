/** In a file of its own: all that the home page needs of the messages about favourites. */
export const heartMessages = {
  notLoaded: 'This could not be kept. Please try again.',
} as const;
