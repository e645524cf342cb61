import { prose } from '../prose.ts';
import type { DemoRental } from '../types.ts';

export const APARTMENTS_ACCRA: readonly DemoRental[] = [
  {
    name: 'Two-bedroom apartment near Dansoman Roundabout',
    description: prose`
      On the second floor of a four-floor block, three minutes’ walk from the roundabout towards
      Exhibition. Two bedrooms with built-in wardrobes, the bigger one en suite; a hall with a
      balcony; a kitchen with cabinets and a store; and a second bathroom with a toilet for guests.
      The flat measures 85 square metres, all floors are tiled and the ceilings are POP.

      You have your own ECG prepaid meter and your own 1,500-litre polytank, filled by Ghana Water
      three days in the week and by the block’s borehole on the others. One parking space per flat,
      guard at the gate at night, refuse collected on Tuesdays for ₵80 a month.

      The rent is for one year in advance. I live in the next compound, so small repairs are done
      the same week. Viewing is after 4 p.m. on weekdays and all day Saturday, and I charge nothing
      for it. Furniture in the pictures belongs to the tenant who is leaving.
    `,
    price: 4500,
    location: 'Dansoman',
    region: 'Greater Accra',
    address: 'Exhibition road, 200 m from Dansoman Roundabout, GA-493-6051',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Apartments',
    lister: 'nii',
    facts: {
      bedrooms: 2,
      bathrooms: 2,
      toilets: 2,
      furnished: 'no',
      floorArea: 85,
      floor: 2,
      parking: 1,
      water: ['mains', 'borehole', 'polytank'],
      light: ['own-meter'],
      lightHours: 22,
      waterHours: 24,
      gate: 'compound',
      households: 6,
      landlordThere: false,
      security: ['gated', 'guard'],
      advance: 12,
      included: ['refuse'],
      viewingFee: 0,
      shortestTenancy: 12,
    },
    pictures: [
      'apartment-block-01.jpg',
      'living-03.jpg',
      'kitchen-02.jpg',
      'bedroom-03.jpg',
      'bathroom-01.jpg',
    ],
    comments: [
      {
        author: 'adwoa',
        comment:
          'I viewed it on Saturday. It is as he describes, and the balcony gets a good breeze. Is one year the least you take?',
      },
      {
        author: 'dedei',
        comment:
          'My cousin rented from Mr Tagoe for four years and got her last deposit back without a fight.',
        rating: 5,
      },
      {
        author: 'ebo',
        comment: 'Road in front floods small when it rains hard, but not inside the compound.',
        rating: 4,
      },
      {
        author: 'efua',
        comment:
          'The kitchen is narrow for two people, but there is light in every room and the tiles are new.',
        rating: 4,
      },
      { author: 'mawuli', comment: 'Which of the two bedrooms faces the road? I sleep lightly.' },
    ],
  },
  {
    name: 'Three-bedroom apartment at Spintex, behind Shell Signboard',
    description: prose`
      Rent: ₵8,000 a month, one year down, renewable. Service charge: ₵350 a month, which pays for
      security, generator fuel for common areas, and the cleaner.

      What you get is a first-floor apartment of about 140 square metres in a gated block of eight.
      The living room is white-tiled, with a slatted wall for the television. The kitchen is open,
      has an island, and comes with a cooker and extractor. All three bedrooms are en suite and each
      has wardrobes and an air conditioner already fixed.

      Shell Signboard is four minutes by car and the motorway entrance ten. There is a crèche on the
      same street. Water is from a borehole with a filter, and the meter is prepaid. Two cars per
      flat. Unfurnished, though the owner can leave the sofa and the beds for a fair price if you
      ask now.
    `,
    price: 8000,
    location: 'Spintex',
    region: 'Greater Accra',
    address: 'Behind Shell Signboard, GZ-116-3384',
    condition: 'Newly built',
    propertyType: 'PropertyRentals',
    rentalType: 'Apartments',
    lister: 'selorm',
    facts: {
      bedrooms: 3,
      bathrooms: 3,
      furnished: 'no',
      floorArea: 140,
      floor: 1,
      parking: 2,
      water: ['borehole'],
      light: ['own-meter'],
      airConditioning: true,
      security: ['gated', 'guard'],
      advance: 12,
      shortestTenancy: 12,
    },
    pictures: ['living-01.jpg', 'kitchen-03.jpg', 'bedroom-01.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'ebo',
        comment:
          'Good flat, and the agent came on time. The street is bumpy for the last hundred metres.',
        rating: 4,
      },
      {
        author: 'kwabena',
        comment: 'Will the owner accept six months from a salaried worker with a letter?',
      },
      {
        author: 'adwoa',
        comment:
          'When I got there one bathroom had no door yet. Please finish before you call people to view.',
        rating: 2,
      },
    ],
  },
  {
    name: 'Three-bedroom high-rise apartment in East Legon, sixth floor',
    description: prose`
      From the sixth floor you see the university hill on one side and, outside the harmattan, the
      sea on the other. Two lifts, both on the generator.

      The apartment measures 190 square metres and has a living and dining area with a balcony along
      its whole length, a white kitchen with a green island, three en suite bedrooms, a visitor’s
      toilet, and a room for the house help with its own shower. Air conditioners are in every room.
      The landlord asks for professionals or a family, and accepts companies.

      In the building: pool, gym, a playroom for children, two levels of parking, guards and
      cameras. A&C Mall is a seven-minute walk. The rent covers water; electricity is prepaid, and
      the service charge of ₵1,200 a month is separate. One year in advance is normal here, and for
      a tenant with good references the landlord will listen to six months.
    `,
    price: 14500,
    location: 'East Legon',
    region: 'Greater Accra',
    address: 'Jungle Road, near A&C Mall, GA-415-8826',
    condition: 'Newly built',
    propertyType: 'PropertyRentals',
    rentalType: 'Apartments',
    lister: 'kwame',
    facts: {
      bedrooms: 3,
      bathrooms: 3,
      toilets: 4,
      floorArea: 190,
      floor: 6,
      light: ['own-meter'],
      airConditioning: true,
      pool: true,
      lift: true,
      security: ['guard', 'cctv'],
      advance: 12,
      serviceCharge: 1200,
    },
    pictures: [
      'apartment-tower-01.jpg',
      'living-01.jpg',
      'kitchen-01.jpg',
      'bedroom-04.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'adwoa',
        comment: 'The view is real. Kwame picked me at the gate and did not rush me.',
        rating: 5,
      },
      {
        author: 'selorm',
        comment: 'Is the landlord open to co-broking? I have a client from a bank.',
      },
      {
        author: 'dedei',
        comment:
          'Beautiful, but the service charge on top makes it almost sixteen. Say it early, please.',
        rating: 3,
      },
    ],
  },
];
