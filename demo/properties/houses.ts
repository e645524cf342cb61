import { prose } from '../prose.ts';
import type { DemoRental } from '../types.ts';

export const HOUSES: readonly DemoRental[] = [
  {
    name: 'Two-bedroom detached house at Dansoman Sahara',
    description: prose`
      A house of its own, not a flat, on a quarter of a plot at Sahara. You come in by a paved path,
      a porch with four columns, then the hall. To the left are the two bedrooms, each with a
      wardrobe; to the right the kitchen, which opens on a back yard where you can dry clothes and
      keep three hens if you like.

      My late father built it in 1988 and we redid the roof, the wiring and the bathroom last year.
      All windows have bars and nets. There is a trap door at the back and a security light on each
      corner.

      You have a separate prepaid meter, and a 2,000-litre tank fed by the pipe. One car parks
      inside the wall. Last Stop is ten minutes on foot, and trotros to Kaneshie pass every few
      minutes. Rent is for one year in advance, and I take no agent’s fee because there is no agent.
    `,
    price: 4700,
    location: 'Dansoman',
    region: 'Greater Accra',
    address: 'Sahara, near the community centre, GA-537-2048',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Houses',
    lister: 'nii',
    facts: {
      bedrooms: 2,
      bathrooms: 1,
      selfContained: true,
      parking: 1,
      yearBuilt: 1988,
      water: ['mains', 'polytank'],
      light: ['own-meter'],
      gate: 'own',
      landlordThere: false,
      security: ['walled'],
      advance: 12,
      agentFee: 0,
      shortestTenancy: 12,
    },
    pictures: ['bungalow-02-porch.jpg', 'kitchen-02.jpg', 'bedroom-03.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'dedei',
        comment:
          'I grew up two streets from here. Sahara is quiet and people know each other. The house looks better than before.',
        rating: 5,
      },
      {
        author: 'adwoa',
        comment: 'Three hens is now my dream. Can I come and see it on Sunday after church?',
      },
    ],
  },
  {
    name: 'Three-bedroom bungalow at Zuarungu road, Bolgatanga',
    description: prose`
      Suits a family or a project office. Three bedrooms, a sitting room with dining, a kitchen, a
      bathroom with a heater and a second toilet, all under a well-insulated brown roof. Believe me,
      in April you will thank the man who put that insulation there.

      The house has deep eaves and a front porch facing north. Three air conditioners and five fans
      are fixed. The floor is porcelain tile, 130 square metres of it. There are two water sources,
      the Vea pipe and our borehole with a solar pump.

      The compound is walled with a metal gate, paved from gate to door, and has a summer hut. A
      store at the back can be locked for goods. Electricity is NEDCo prepaid, and the line here is
      shared with the hospital’s, so cuts are few.

      The owner asks for one year, or six months from an organisation with a letterhead. The house
      is four kilometres from the Bolga craft market.
    `,
    price: 1600,
    location: 'Bolgatanga',
    region: 'Upper East',
    address: 'Zuarungu road, after the regional hospital, Bolgatanga, UB-031-7759',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Houses',
    lister: 'fuseini',
    facts: {
      bedrooms: 3,
      bathrooms: 1,
      toilets: 2,
      floorArea: 130,
      water: ['mains', 'borehole'],
      light: ['own-meter'],
      airConditioning: true,
      security: ['walled', 'gated'],
      advance: 12,
    },
    pictures: ['bungalow-01-entrance.jpg', 'bedroom-01.jpg', 'kitchen-02.jpg'],
    comments: [
      {
        author: 'ayamga',
        comment:
          'I know this house. It was an NGO office before and they kept it well. The hospital line is true.',
        rating: 5,
      },
      { author: 'rahinatu', comment: 'Would you take ₵1,400 for two years paid together?' },
    ],
  },
  {
    name: 'Four-bedroom house at Adweso, Koforidua',
    description: prose`
      Koforidua rents are kind, and this is what ₵2,400 buys: a two-storey house on a full plot of
      100 by 80 feet at Adweso Estates with four bedrooms, two halls, three bathrooms and a balcony
      that faces Obuotabiri mountain.

      The ground is walled and gated, planted with pear and plantain, and large enough for a boys’
      football match. A polytank on a concrete tower gives pressure upstairs. The kitchen is the old
      type with timber cabinets, in good order. Two bedrooms have air conditioners, and the rest
      have fans.

      Schools are the reason families come: Pentecost and SDA are both close, and Ghanass is across
      town. A shared taxi to Jackson Park takes seven minutes. If you commute to Accra, the Adweso
      junction is on your way. One year’s rent and a month’s deposit, please; the agreement is drawn
      by a lawyer in town for ₵500, shared.
    `,
    price: 2400,
    location: 'Koforidua',
    region: 'Eastern',
    address: 'Adweso Estates, 300 m from the main junction, Koforidua, EN-011-3862',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Houses',
    lister: 'selorm',
    facts: {
      bedrooms: 4,
      bathrooms: 3,
      water: ['polytank'],
      airConditioning: true,
      security: ['walled', 'gated'],
      plot: '100x80',
      advance: 12,
      deposit: 2400,
    },
    pictures: ['villa-02.jpg', 'living-02.jpg', 'kitchen-02.jpg', 'bedroom-01.jpg'],
    comments: [
      {
        author: 'adwoa',
        comment:
          'For this money in Madina I get one room. The balcony alone is bigger than my kitchen.',
        rating: 5,
      },
      {
        author: 'kwabena',
        comment: 'Good house. The compound needs weeding before anyone moves in.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Three-bedroom house at Dwenase, Sefwi Wiawso',
    description: prose`
      Cocoa money built many houses at Dwenase. This one belongs to a purchasing clerk who now lives
      in Kumasi, and he wants it lived in.

      Three bedrooms, a hall, kitchen, bath and toilet inside, and a separate outside kitchen for
      fufu. Aluminium roof, window bars, T&G ceiling, and a porch that is the coolest place in town
      at two in the afternoon. The plot is 80 by 80 feet. Water is from a well with a pump and a
      1,000-litre tank.

      Two years are often asked here, but the owner has agreed to one. See it with the caretaker, Mr
      Nkuah, on any day but Friday.
    `,
    price: 1100,
    location: 'Sefwi Wiawso',
    region: 'Western North',
    address: 'Dwenase, 150 m behind the College of Education road, Sefwi Wiawso',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Houses',
    lister: 'araba',
    facts: {
      bedrooms: 3,
      bathrooms: 1,
      toilets: 1,
      shared: ['bath', 'toilet'],
      water: ['polytank'],
      lightHours: 18,
      gate: 'compound',
      households: 3,
      landlordThere: true,
      plot: '80x80',
      advance: 12,
    },
    pictures: ['bungalow-03.jpg', 'bedroom-03.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment: 'Outside kitchen for fufu. Whoever wrote this understands life.',
        rating: 5,
      },
      { author: 'efua', comment: 'How is the road from Bibiani now?' },
    ],
  },
  {
    name: 'Four-bedroom house with garden in Labone',
    description: prose`
      A family house of four bedrooms behind the bougainvillea, designed for breeze before anyone in
      Labone owned an air conditioner. It has those too now, and 260 square metres to cool.

      Living room, dining room for ten, study, kitchen and pantry below; the bedrooms, all en suite,
      and a long balcony above; boys’ quarters of two rooms, a 40 kVA generator and two polytanks
      behind. One car in the garage, three on the drive. The gardener is in the rent.

      Quoted in cedi and kept in cedi for the whole lease. At present let; put your name down and I
      will call in order.
    `,
    price: 20500,
    location: 'Labone',
    region: 'Greater Accra',
    address: 'Fifth Norla Street, GL-013-9471',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Houses',
    status: 'rented',
    lister: 'naa',
    facts: {
      bedrooms: 4,
      bathrooms: 4,
      floorArea: 260,
      parking: 4,
      water: ['polytank'],
      light: ['generator'],
      airConditioning: true,
    },
    pictures: [
      'villa-06.jpg',
      'living-01.jpg',
      'kitchen-01.jpg',
      'bedroom-02.jpg',
      'bathroom-01.jpg',
    ],
    comments: [
      {
        author: 'kwame',
        comment: 'Please put my client first on the list. She has followed this house for a year.',
      },
      {
        author: 'efua',
        comment:
          'We lived here from 2021 to 2023. Cool rooms, sweet mangoes, and an owner who fixes things.',
        rating: 5,
      },
    ],
  },
];
