import { prose } from '../prose.ts';
import type { DemoShortStay } from '../types.ts';

export const MOVIE_HOUSES: readonly DemoShortStay[] = [
  {
    name: 'Restored cinema in Osu with hall and guest flat, one party a night',
    description: prose`
      One party has the whole place from 4 p.m. to 11 a.m. That means the hall with its thirty-six
      recliners, the foyer with the popcorn machine, the projection room with our operator, and the
      two-bedroom flat with one bath above the foyer where up to five people can sleep.

      The hall opened in 1956, when a highlife band played before the film. It was a church and then
      a store before we restored it. The projector is a laser type and plays from your laptop, your
      phone or a disc. Films must be ones you have the right to show.

      Good for birthdays, premieres of short films, a proposal, or a family that wants AFCON on a
      big screen. Caterers may use the back kitchen. Music inside ends at midnight because of the
      neighbours. Generator, borehole and security man are part of the price.
    `,
    price: 2400,
    location: 'Osu',
    region: 'Greater Accra',
    address: 'Behind the Presbyterian church, two streets off Oxford Street, GA-084-3102',
    condition: 'Renovated',
    propertyType: 'Short-Stay',
    shortStayType: 'Movie House',
    lister: 'naa',
    facts: {
      guests: 5,
      bedrooms: 2,
      bathrooms: 1,
      checkInFrom: '16:00',
      checkOutUntil: '11:00',
      kitchen: true,
      houseRules: 'Music inside ends at midnight. Films must be ones you have the right to show.',
      water: ['borehole'],
      light: ['generator'],
      security: ['guard'],
    },
    pictures: [
      'cinema-01.jpg',
      'cinema-room-01.jpg',
      'cinema-01-entrance.jpg',
      'bedroom-04.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'dedei',
        comment:
          'We watched the Black Stars here with thirty people. Sound was better than at the mall and nobody complained about the noise.',
        rating: 5,
      },
      {
        author: 'ebo',
        comment:
          'The flat upstairs is small for five, but for a couple and two children it is fine.',
        rating: 4,
      },
      { author: 'adwoa', comment: 'Can we bring our own drinks, or must we buy from you?' },
    ],
  },
  {
    name: 'Five-bedroom villa with cinema room, East Legon',
    description: prose`
      For a family weekend when nobody wants to drive home. The cinema room is on the ground floor,
      sealed against light and sound: fourteen blue recliners in three rows, a four-metre screen and
      a sound system that is better than the neighbours would like, so we lined the walls twice.

      The rest of the house is yours as well: five bedrooms en suite, a kitchen with gas and a deep
      freezer, a long balcony, and a room on the roof terrace that catches the evening breeze. The
      house sleeps ten. The compound takes six cars behind a sliding gate.

      A housekeeper comes at nine to tidy up and will cook if you buy the food. Two-night minimum on
      Easter and Christmas weekends only. Refundable deposit of ₵1,000 on arrival, given back in
      mobile money before you reach the motorway.
    `,
    price: 2100,
    location: 'East Legon',
    region: 'Greater Accra',
    address: 'Adjiringanor Road, second left after the school, GD-170-5524',
    condition: 'Newly built',
    propertyType: 'Short-Stay',
    shortStayType: 'Movie House',
    lister: 'kwame',
    facts: {
      guests: 10,
      bedrooms: 5,
      bathrooms: 5,
      parking: 6,
      kitchen: true,
      security: ['gated'],
    },
    pictures: [
      'villa-05.jpg',
      'cinema-room-02.jpg',
      'living-01.jpg',
      'kitchen-01.jpg',
      'bedroom-04.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'adwoa',
        comment:
          'My mother’s seventieth. Ten of us slept, the children watched films till they fell asleep in the chairs, and the deposit came back the same afternoon.',
        rating: 5,
      },
      {
        author: 'selorm',
        comment: 'Sent clients from Lagos here. They asked for the same house the next time.',
        rating: 5,
      },
      {
        author: 'kwabena',
        comment: 'Everything fine except that one of the bathrooms had no hot water.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Private screening hall with two bedrooms at Asokwa, Kumasi',
    description: prose`
      Seats: twenty-four red recliners with cup holders. Screen: three and a half metres. Sound:
      seven speakers and two that you feel in the chest.

      The hall was built behind a family house near the Asokwa interchange by a son who came back
      from London with a projector in his luggage. He sleeps upstairs and will set everything for
      you, then leave you in peace. Two air-conditioned bedrooms, each for two and with its own
      shower, are part of the booking, so your out-of-town people need not look for a hotel at
      midnight.

      A night runs from five in the evening to ten the next morning. Football, Kumawood, Nollywood
      or your wedding video, it is all the same to us. We sell minerals, water and popcorn at shop
      price. There is a standby generator, and street parking with a watchman for about eight cars.
    `,
    price: 1100,
    location: 'Asokwa',
    region: 'Ashanti',
    address: 'Near the Asokwa interchange, Kumasi, AK-092-4471',
    condition: 'Newly built',
    propertyType: 'Short-Stay',
    shortStayType: 'Movie House',
    lister: 'akosua',
    facts: {
      guests: 4,
      bedrooms: 2,
      bathrooms: 2,
      parking: 8,
      checkInFrom: '17:00',
      checkOutUntil: '10:00',
      light: ['generator'],
      airConditioning: true,
      security: ['guard'],
    },
    pictures: ['cinema-room-01.jpg', 'bedroom-01.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment:
          'We did our old students’ night here. Twenty-two came, and the picture was sharp even in the back row.',
        rating: 5,
      },
      {
        author: 'ayishetu',
        comment: 'Parking is tight when the church next door has a programme, so come before six.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Garden house with film room near the stadium, Ho',
    description: prose`
      Ho is quiet at night, and that is why people from Accra come. We turned the old garage of our
      family house into a film room with sixteen grey recliners, thick curtains and a projector, and
      kept the garden with its mango tree for those who prefer to talk.

      Inside are a sitting room, a kitchen with a gas cooker, a bathroom, and two bedrooms with fans
      and one air conditioner each. Four may sleep, and up to sixteen may watch. Bring your films on
      a drive or stream them; the fibre line is ours alone.

      From the verandas of Ho you see Adaklu mountain in the morning, and from our gate it is a
      fifteen-minute walk to the market. Ask my sister for akple with fetri detsi and she will cook
      for the whole party at a fair price. No smoking in the film room, please.
    `,
    price: 750,
    location: 'Ho',
    region: 'Volta',
    address: 'Sokode road, behind the stadium, VH-018-6630',
    condition: 'Renovated',
    propertyType: 'Short-Stay',
    shortStayType: 'Movie House',
    lister: 'dzifa',
    facts: {
      guests: 4,
      bedrooms: 2,
      bathrooms: 1,
      kitchen: true,
      houseRules: 'No smoking in the film room.',
      fibre: true,
      airConditioning: true,
    },
    pictures: ['cinema-room-02.jpg', 'living-03.jpg', 'bedroom-03.jpg', 'kitchen-02.jpg'],
    comments: [
      {
        author: 'mawuli',
        comment:
          'I drove from Hohoe with my brothers for the Champions League final. Akple at half-time. Nothing more to say.',
        rating: 5,
      },
      {
        author: 'efua',
        comment: 'Peaceful place. The film room gets warm when it is full.',
        rating: 4,
      },
      { author: 'dedei', comment: 'How far is it on foot from the bus station?' },
    ],
  },
];
