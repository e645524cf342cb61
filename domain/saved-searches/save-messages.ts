/** Shown on every list with filters; the rest loads once the button is pressed. */
export const saveSearchMessages = { title: 'Save this search' } as const;
