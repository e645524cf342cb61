import { prose } from '../prose.ts';
import type { DemoRental } from '../types.ts';

export const DUPLEXES: readonly DemoRental[] = [
  {
    name: 'Three-bedroom semi-detached duplex at Community 18, Spintex',
    description: prose`
      One half of a pair, with grey stone on the front and a glass balcony off the main bedroom. The
      other half is occupied by the owner’s sister, so the garden is kept and the generator is
      serviced.

      Downstairs you will find the living and dining room, kitchen, store and a toilet for visitors.
      Upstairs there are three bedrooms with wardrobes, two baths, and a landing wide enough for a
      desk. The house measures 160 square metres and is tiled throughout, and the stairs have a rail
      on both sides.

      Community 18 is the calm end of Spintex: Palace Mall is six minutes away, and Coca-Cola
      roundabout is fifteen. You share a 27 kVA generator and its fuel with the sister’s half, and
      have your own prepaid meter and your own 3,000-litre tank. Parking for two. The owner asks for
      one year in advance, is not in the business of raising rent every January, and will say so in
      writing.
    `,
    price: 8600,
    location: 'Spintex',
    region: 'Greater Accra',
    address: 'Community 18 Junction, behind the lorry park, GT-322-4019',
    condition: 'Newly built',
    propertyType: 'PropertyRentals',
    rentalType: 'Duplex',
    lister: 'selorm',
    facts: {
      bedrooms: 3,
      bathrooms: 2,
      toilets: 3,
      floorArea: 160,
      parking: 2,
      water: ['polytank'],
      light: ['own-meter', 'generator'],
      advance: 12,
      shortestTenancy: 12,
    },
    pictures: [
      'duplex-01.jpg',
      'living-03.jpg',
      'kitchen-03.jpg',
      'bedroom-04.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'ebo',
        comment:
          'Viewed twice, once at night to hear the noise. There is none. Fair price for that side.',
        rating: 5,
      },
      {
        author: 'dedei',
        comment: 'The second bathroom has no window. Only the extractor.',
        rating: 3,
      },
      { author: 'adwoa', comment: 'How do you share the fuel if one side travels?' },
    ],
  },
  {
    name: 'Four-bedroom duplex with boys’ quarters, Adjiringanor, East Legon',
    description: prose`
      Flat roof, white and terracotta walls, and iron balconies: the architect liked corners. The
      house, of 240 square metres, is one of two in a small walled compound, and each family has its
      own gate.

      The kitchen has an island and room for an American fridge. A bedroom with bath on the ground
      floor suits a parent or a guest who should not climb. Three more bedrooms upstairs are all en
      suite. The boys’ quarters are a room with shower, reached from outside.

      Six air conditioners, a water heater to each bath, cameras on the four corners and an electric
      fence are in place. The borehole has a filter. The last two hundred metres of road are
      laterite and get rough in June, which is the reason that the rent is ₵14,200 and not more.

      You may sign for one year or two. I show the house on Tuesdays and Saturdays, and you pay for
      no viewing.
    `,
    price: 14200,
    location: 'East Legon',
    region: 'Greater Accra',
    address: 'Adjiringanor, off Trinity Avenue, GD-168-2237',
    condition: 'Newly built',
    propertyType: 'PropertyRentals',
    rentalType: 'Duplex',
    lister: 'kwame',
    facts: {
      bedrooms: 4,
      bathrooms: 4,
      floorArea: 240,
      water: ['borehole'],
      airConditioning: true,
      security: ['walled', 'gated', 'cctv'],
      road: 'untarred',
      viewingFee: 0,
      shortestTenancy: 12,
    },
    pictures: [
      'duplex-02.jpg',
      'kitchen-01.jpg',
      'living-01.jpg',
      'bedroom-02.jpg',
      'bathroom-01.jpg',
    ],
    comments: [
      {
        author: 'selorm',
        comment:
          'Straight description, including the road. My client took her time but is still thinking of it.',
        rating: 4,
      },
      { author: 'naa', comment: 'I like an agent who puts the bad road in the advert.', rating: 5 },
    ],
  },
  {
    name: 'Five-bedroom duplex at Anaji Estates, Takoradi',
    description: prose`
      A large white house of 280 square metres with columns, built for a family of eight that has
      since moved to Canada. Two families who are friends could share it, or a company could lodge
      its engineers here; both have been done.

      Accommodation: five bedrooms (one downstairs), four baths, two living rooms, dining, kitchen,
      store and a covered terrace at the rear. The forecourt takes six cars. Water comes from Ghana
      Water and from a borehole, joined to one 5,000-litre tank.

      Anaji is fifteen minutes from Market Circle by the new interchange. Fie junction is within
      walking distance for trotros. The house needs a coat of paint on the back wall, and the owner
      will pay for it before you enter.

      Lease of one year or longer. Payment in two halves is possible for a registered company. I
      hold the keys at Anaji and can open any day before noon.
    `,
    price: 4300,
    location: 'Anaji',
    region: 'Western',
    address: 'Anaji Estates, near Fie junction, Takoradi, WS-502-3395',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Duplex',
    status: 'rented',
    lister: 'araba',
    facts: {
      bedrooms: 5,
      bathrooms: 4,
      floorArea: 280,
      parking: 6,
      water: ['mains', 'borehole', 'polytank'],
      advance: 12,
      shortestTenancy: 12,
    },
    pictures: [
      'villa-04-balcony.jpg',
      'living-02.jpg',
      'bedroom-01.jpg',
      'kitchen-02.jpg',
      'bathroom-01.jpg',
    ],
    comments: [
      {
        author: 'efua',
        comment:
          'Our company had six people there for a year. Space everywhere. The rear terrace is where we ate.',
        rating: 5,
      },
      { author: 'essien', comment: 'When will it be free again?' },
    ],
  },
  {
    name: 'Three-bedroom townhouse duplex at Atasomanso, Kumasi',
    description: prose`
      End house in a row of three. Being at the end, it has windows on three sides and the larger
      piece of lawn, and only one neighbour’s television to hear.

      Each house in the row has the same plan of 115 square metres: hall and kitchen below, three
      bedrooms above, glass balcony in front, small yard at the back with a washing slab. Ours has
      wardrobes in every room and an air conditioner in two. The bathroom was redone with grey tiles
      this year.

      The row shares a borehole and a gate man, and each tenant gives ₵200 a month towards both. ECG
      is prepaid. The tarred road to Santasi roundabout is two minutes off, and schools, a clinic
      and a good chop bar are on it. Traffic into Adum at seven in the morning is what it is; leave
      at six.

      Rent one year, deposit ₵3,000. Pets by agreement.
    `,
    price: 5200,
    location: 'Atasomanso',
    region: 'Ashanti',
    address: 'Atasomanso, off the Santasi to Trede road, Kumasi, AK-527-6184',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Duplex',
    lister: 'akosua',
    facts: {
      bedrooms: 3,
      bathrooms: 1,
      floorArea: 115,
      water: ['borehole'],
      light: ['own-meter'],
      airConditioning: true,
      security: ['gated', 'guard'],
      advance: 12,
      deposit: 3000,
      shortestTenancy: 12,
    },
    pictures: [
      'townhouse-01.jpg',
      'living-01.jpg',
      'kitchen-02.jpg',
      'bedroom-01.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'kwabena',
        comment: 'I live in the middle house. Come, we need a neighbour who likes draughts.',
        rating: 5,
      },
      {
        author: 'yaw',
        comment: 'Solid work. I checked the roof space myself and it is dry.',
        rating: 4,
      },
    ],
  },
];
