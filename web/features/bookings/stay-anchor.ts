/** The id of a stay in the lists of stays, by which a link leads to it. */
export const stayAnchor = (id: string) => `stay-${id}`;
