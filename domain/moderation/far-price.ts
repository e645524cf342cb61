/** Of so many listings of a category and region at least a usual price is said. */
export const USUAL_PRICE_OF = 20;

const FAR = 5;

/** Whether a price is more than five times, or less than a fifth, of what is usual. */
export const isFarFrom = (usual: number, price: number): boolean =>
  price > usual * FAR || price < usual / FAR;
