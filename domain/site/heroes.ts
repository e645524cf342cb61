/** The three slides of the home page (specification §1). */
export const HEROES = [
  {
    title: 'Find Your Dream Home',
    description: 'Curated properties across Ghana, with prices in cedi.',
  },
  {
    title: 'Experience Luxury Living',
    description: 'Premium amenities, from Cantonments to Cape Coast.',
  },
  {
    title: 'Affordable Housing Options',
    description: 'Cost-effective homes in vibrant communities.',
  },
] as const;
