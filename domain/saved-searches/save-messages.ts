/** What every list says where filters are set; apart from the rest, which comes once it is pressed. */
export const saveSearchMessages = { title: 'Save this search' } as const;
