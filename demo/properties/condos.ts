import { prose } from '../prose.ts';
import type { DemoRental } from '../types.ts';

export const CONDOS: readonly DemoRental[] = [
  {
    name: 'Executive three-bedroom condo, Airport Residential Area',
    description: prose`
      Eighth floor, corner unit, facing the city and not the runway. Companies have leased it for
      their country managers without a gap since 2019, and the present one leaves at the end of the
      month.

      The master suite has a dressing room. Bedrooms two and three have balconies, and each of the
      three its bath. The house help’s room has its own entrance from the kitchen, which has stone
      worktops and a separate gas store outside. Floors are wood in the bedrooms and marble-effect
      tile elsewhere; everything is furnished as shown, and you may have it empty.

      The tower has concierge, pool, gym, squash court, backup power for the entire unit, and three
      parking bays. Rent is paid yearly or half-yearly through the company’s bank. A refundable
      deposit of one month is held against the inventory, which we sign together room by room.
    `,
    price: 24500,
    location: 'Airport Residential Area',
    region: 'Greater Accra',
    address: 'Senchi Street, GL-126-5240',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Condos',
    lister: 'kwame',
    facts: {
      bedrooms: 3,
      bathrooms: 3,
      furnished: 'fully',
      floor: 8,
      parking: 3,
      light: ['generator'],
      pool: true,
      advance: 6,
      deposit: 24500,
    },
    pictures: [
      'apartment-tower-01-balconies.jpg',
      'furnished-apartment-01.jpg',
      'kitchen-03.jpg',
      'bedroom-02.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'abena',
        comment:
          'We checked this listing with the building’s management. The unit and the rent are as stated.',
        rating: 5,
      },
      {
        author: 'naa',
        comment: 'Fair for that street. Similar ones with fewer bays ask for more.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Two-bedroom garden condo at American House, East Legon',
    description: prose`
      Only twelve units in three floors, set back from the road behind a lawn and a line of palms.
      No lift is needed for this one: it is on the ground floor with its own small terrace and a
      door to the garden.

      Inside, on 110 square metres, are an open living room and kitchen, two bedrooms with wardrobes
      from floor to ceiling, two bathrooms and a powder room. Tiles are the large grey type, doors
      are solid wood, locks are new.

      Residents pay ₵900 a month for guards, garden, pool man and generator. You buy your own light,
      and water comes from a treated borehole. American House junction is 500 metres away, so you
      are on the Legon bypass before the traffic starts.

      The owner lives abroad and wants a tenant who will stay. A two-year lease holds the rent as it
      is; otherwise it is looked at every twelve months. I have the keys, and mornings are best.
    `,
    price: 15500,
    location: 'East Legon',
    region: 'Greater Accra',
    address: 'Mensah Wood Street, American House, GA-418-1073',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Condos',
    lister: 'kwame',
    facts: {
      bedrooms: 2,
      bathrooms: 2,
      toilets: 3,
      floorArea: 110,
      floor: 0,
      water: ['borehole'],
      light: ['own-meter', 'generator'],
      pool: true,
      security: ['guard'],
    },
    pictures: [
      'condo-01.jpg',
      'living-03.jpg',
      'kitchen-01.jpg',
      'bedroom-01.jpg',
      'bathroom-01.jpg',
    ],
    comments: [
      {
        author: 'adwoa',
        comment:
          'Terrace gets the morning sun and is cool by four. We are thinking about it seriously.',
        rating: 4,
      },
      {
        author: 'dedei',
        comment: 'Ground floor worries me for security. Are there bars on the back door?',
      },
    ],
  },
  {
    name: 'Three-bedroom condo in Labone with pool and gym',
    description: prose`
      Labone has changed from bungalows to condos street by street, and this is one of the better
      ones: six floors, eighteen units, white balconies deep enough to put a table on.

      The unit is on the third floor and measures 165 square metres. It has three en suite bedrooms,
      a store, a laundry with a machine, and a kitchen with oven, hob, fridge and dishwasher built
      in. Cooling is by split units. Your rent includes water, the gym, the pool and two parking
      bays in the basement.

      Service charge is in the rent, so the figure you see is the figure you pay, apart from prepaid
      electricity. The building’s plant takes over in ten seconds. You can walk to the cafés at
      Labone Junction and be at the Ring Road in five minutes by car. Minimum lease of one year;
      diplomatic clause accepted.
    `,
    price: 20000,
    location: 'Labone',
    region: 'Greater Accra',
    address: 'Ndabaningi Sithole Road, GL-014-6605',
    condition: 'Newly built',
    propertyType: 'PropertyRentals',
    rentalType: 'Condos',
    lister: 'naa',
    facts: {
      bedrooms: 3,
      bathrooms: 3,
      floorArea: 165,
      floor: 3,
      parking: 2,
      light: ['own-meter', 'generator'],
      airConditioning: true,
      pool: true,
      shortestTenancy: 12,
    },
    pictures: [
      'condo-02.jpg',
      'living-02.jpg',
      'kitchen-03.jpg',
      'bedroom-02.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'kwame',
        comment:
          'Showed this to a client from an NGO. Finishing is honest, and everything is inside the rent as stated.',
        rating: 5,
      },
      { author: 'efua', comment: 'Is a small dog allowed?' },
      {
        author: 'ebo',
        comment: 'Pool is small but clean. Basement has low height, so measure your roof rack.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Two-bedroom condo in Nhyiaeso, Kumasi',
    description: prose`
      Condos are still few in Kumasi. This one is on the second floor of a block finished in 2021,
      among the old trees of Nhyiaeso: a living room with a stone wall and a green sofa, two
      bedrooms, two and a half baths, and a kitchen with timber fronts. It comes with the furniture
      you see.

      Service charge ₵600 a month for the shared generator, borehole, guards and lift. Adum is ten
      minutes by car outside rush hour, Komfo Anokye hospital eight.

      My commission is one month’s rent, paid once, by the tenant; I say it here so that nobody is
      surprised at the signing.
    `,
    price: 7800,
    location: 'Nhyiaeso',
    region: 'Ashanti',
    address: 'Victoria Opoku-Ware Street, Nhyiaeso, Kumasi, AK-174-8350',
    condition: 'Newly built',
    propertyType: 'PropertyRentals',
    rentalType: 'Condos',
    lister: 'akosua',
    facts: {
      bedrooms: 2,
      bathrooms: 2,
      toilets: 3,
      furnished: 'fully',
      floor: 2,
      yearBuilt: 2021,
      water: ['borehole'],
      light: ['generator'],
      lift: true,
      security: ['guard'],
      agentFee: 7800,
    },
    pictures: ['kitchen-03.jpg', 'living-02.jpg', 'bedroom-01.jpg', 'bathroom-02.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment:
          'Thank you for stating the commission. Other agents hide it until you have paid for taxi three times.',
        rating: 5,
      },
      {
        author: 'ayishetu',
        comment: 'Quiet and green. A doctor friend took the one above it.',
        rating: 5,
      },
    ],
  },
];
