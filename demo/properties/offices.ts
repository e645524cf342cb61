import { prose } from '../prose.ts';
import type { DemoRental } from '../types.ts';

export const OFFICES: readonly DemoRental[] = [
  {
    name: 'Office floor of 320 square metres at Ridge, Accra',
    description: prose`
      The third floor of a five-floor block of blue glass, five minutes from the ministries. The
      floor can be had whole, or in halves of 160 square metres from ₵17,000.

      Fitted with raised floor, suspended ceiling, LED lights, central cooling, kitchenette, six
      toilets and a server room with its own split unit. Partitions and desks in the picture are
      from the last tenant, an insurance firm, and they stay if you want them.

      Two lifts. Full backup power. Fibre from three providers is in the riser. Twelve parking bays
      go with the floor, and visitors use the front. Access control is by card; cleaners do the
      common parts daily.

      Service charge ₵4,800 a month. Lease of three years with a break after the second. Rent is
      payable quarterly in advance, in cedi. Tax-registered landlord; VAT invoice given.
    `,
    price: 32000,
    location: 'Ridge',
    region: 'Greater Accra',
    address: 'Sixth Avenue, North Ridge, GA-029-3357',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Office',
    lister: 'kwame',
    facts: {
      toilets: 6,
      furnished: 'partly',
      floorArea: 320,
      floor: 3,
      parking: 12,
      light: ['generator'],
      fibre: true,
      airConditioning: true,
      lift: true,
      advance: 3,
      shortestTenancy: 24,
    },
    pictures: ['office-block-01.jpg', 'office-room-01.jpg', 'office-room-02.jpg'],
    comments: [
      {
        author: 'abena',
        comment:
          'We visited the building when the listing came in. Lifts and backup power work as stated.',
        rating: 5,
      },
      { author: 'selorm', comment: 'Can a training school use it, or strictly offices?' },
    ],
  },
  {
    name: 'Serviced office of 180 square metres near Airport City',
    description: prose`
      For a company that has outgrown its house in East Legon. The second floor of a four-storey
      building with a dark glass front and bronze fins has one wing free: reception, open area for
      twenty-two desks, two closed offices, a meeting room for ten, and a pantry. Desks, chairs and
      cabinets are in place.

      Everything you would otherwise argue about is in one bill of ₵21,000: rent, cooling, water,
      backup power, cleaning, guards at night and a receptionist for the building. Only your own
      electricity and internet are outside it.

      Six reserved bays. Hotels, banks and the terminal are at walking distance, and the 37 trotro
      station is a short taxi away for your staff.

      Contract from one year with three months paid at a time. The wing can be repainted in your
      colour, one wall free of charge. Visits at 10 a.m. and 3 p.m. on working days.
    `,
    price: 21000,
    location: 'Airport Residential Area',
    region: 'Greater Accra',
    address: 'Airport bypass road, opposite the cargo village, GL-122-0664',
    condition: 'Newly built',
    propertyType: 'PropertyRentals',
    rentalType: 'Office',
    lister: 'selorm',
    facts: {
      furnished: 'fully',
      floorArea: 180,
      floor: 2,
      parking: 6,
      light: ['generator'],
      airConditioning: true,
      security: ['guard'],
      advance: 3,
      shortestTenancy: 12,
    },
    pictures: ['office-block-02.jpg', 'office-room-01.jpg', 'office-room-02.jpg'],
    comments: [
      {
        author: 'kwame',
        comment:
          'Clean wing and good light. Ask about the lift, which serves from the basement only to the third floor.',
        rating: 4,
      },
      {
        author: 'ebo',
        comment:
          'We are eighteen people in the other wing, and the one-bill system has saved me many headaches.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Two-room office with meeting room at Adum, Kumasi',
    description: prose`
      Second floor, above a bank, so your clients will not need directions. Two rooms of 24 and 18
      square metres, and a meeting room for ten that is shared with one other tenant by a list on
      the door.

      Painted, partitioned in glass and cooled by two units. Toilets on the landing with a cleaner
      every morning. The bank’s guards stand below until 8 p.m., and a generator runs from eight to
      five when ECG is off. One parking bay behind the building.

      One year in advance. Not for food or for churches, by the landlord’s rule.
    `,
    price: 6500,
    location: 'Adum',
    region: 'Ashanti',
    address: 'Prempeh II Street, above the bank, Kumasi, AK-017-2296',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Office',
    lister: 'akosua',
    facts: {
      floorArea: 42,
      floor: 2,
      parking: 1,
      light: ['generator'],
      airConditioning: true,
      security: ['guard'],
      advance: 12,
      shortestTenancy: 12,
    },
    pictures: ['office-room-02.jpg', 'office-room-01.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment: 'I did my land papers with the surveyor there. Central, and easy to find.',
        rating: 4,
      },
      { author: 'yaw', comment: 'Is the meeting room free on Saturdays?' },
    ],
  },
  {
    name: 'Open-plan office for a project or clinic administration, Wa',
    description: prose`
      One large room of 70 square metres with space for twelve desks, divided by a glass partition,
      and a small room of 9 square metres that can be locked for files and cash. It is the ground
      floor of my own building on the Kumasi road, Wa, and the floor above is empty at present.

      Four air conditioners, strong burglar bars, a solar system of 5 kW with batteries that keeps
      computers and lights alive through a working day, and a NEDCo line for the rest. The furniture
      is from a health project that closed in June. You can buy it from them through me, cheap.

      Two toilets, one with a ramp. Motorbike shed for fifteen. Watchman in the night, whose pay I
      take care of.

      Rent is six months at a time. A non-profit gets the ramp, the shed and a smile for nothing,
      and ten per cent off.
    `,
    price: 2500,
    location: 'Wa',
    region: 'Upper West',
    address: 'Kumasi road, 200 m before the SSNIT office, Wa, XW-014-6608',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Office',
    lister: 'rahinatu',
    facts: {
      toilets: 2,
      furnished: 'no',
      floorArea: 79,
      floor: 0,
      light: ['solar'],
      airConditioning: true,
      wheelchair: true,
      security: ['guard'],
      advance: 6,
    },
    pictures: ['office-room-01.jpg', 'bathroom-02.jpg'],
    comments: [
      {
        author: 'fuseini',
        comment: 'I placed an NGO here before. The solar held, and the owner answers her phone.',
        rating: 5,
      },
    ],
  },
];
