// libheif reports broken files to the console; their senders get a response, and our log stays
// clean.
for (const method of ['log', 'warn', 'error'] as const) console[method] = () => {};
