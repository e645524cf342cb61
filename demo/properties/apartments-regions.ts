import { prose } from '../prose.ts';
import type { DemoRental } from '../types.ts';

export const APARTMENTS_REGIONS: readonly DemoRental[] = [
  {
    name: 'Chamber and hall with kitchen at Konta, Wa',
    description: prose`
      For a teacher, a national service person or a young couple: one bedroom, one hall, a small
      kitchen and a bathroom, all your own, at the end of a row of three in a quiet compound.

      Red floor tiles, a new roof, a wardrobe and a fan in each room. Neem trees keep the west side
      cool. Your own prepaid meter; the water bill is shared by heads, and last month it came to ₵22
      a person.

      Wa market is ten minutes by motorbike, the university fifteen. One year, but a salaried worker
      may pay twice.
    `,
    price: 1200,
    location: 'Wa',
    region: 'Upper West',
    address: 'Konta, near the Islamic secondary school road, Wa, XW-009-4173',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Apartments',
    status: 'rented',
    lister: 'rahinatu',
    facts: {
      bedrooms: 1,
      bathrooms: 1,
      selfContained: true,
      water: ['mains'],
      light: ['own-meter'],
      advance: 12,
      shortestTenancy: 12,
    },
    pictures: ['bedroom-03.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'ayamga',
        comment:
          'I stayed here during my service. Madam Rahinatu treats tenants like relatives. Trees full of birds.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Two-bedroom self-contained flat at Jisonayili, Tamale',
    description: prose`
      One flat on the upper veranda is free from the first of next month, in a two-storey building
      of eight.

      Hall, two bedrooms, kitchen with a worktop and sink, and a toilet and bath tiled to the
      ceiling. Sliding windows with nets and bars. Fans are fixed in all the rooms and points are
      ready for air conditioners.

      Mechanised borehole with two 10,000-litre tanks, which have held through two dry seasons.
      NEDCo prepaid meter for each flat. Wall, one gate, one watchman, paved compound. Six months’
      rent opens the door.
    `,
    price: 1700,
    location: 'Jisonayili',
    region: 'Northern',
    address: 'Jisonayili road, 400 m after the SSNIT flats, Tamale, NS-027-5516',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Apartments',
    lister: 'fuseini',
    facts: {
      bedrooms: 2,
      bathrooms: 1,
      toilets: 1,
      selfContained: true,
      floor: 1,
      water: ['borehole', 'polytank'],
      light: ['own-meter'],
      security: ['walled', 'gated', 'guard'],
      advance: 6,
    },
    pictures: ['kitchen-02.jpg', 'bedroom-01.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'ayishetu',
        comment: 'My colleague stays in this building. It is true about the water, even in March.',
        rating: 5,
      },
      {
        author: 'rahinatu',
        comment: 'Neat place. Parking is first come, first served.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Upper floor of a family house at Kwadaso, Kumasi',
    description: prose`
      We are letting the whole upper floor of our house at Kwadaso Estates because the stairs have
      become too much for our mother. She keeps the ground floor and a lady who looks after her.

      Upstairs there are three bedrooms, one of them en suite, a big hall that opens on the front
      balcony, a dining space, a kitchen, and a second bathroom at the end of the corridor. You have
      your own staircase, your own prepaid meter for light and your own meter for water. Two tanks
      stand on the tower, one for each floor.

      We want a calm tenant: a family, a couple, or two sisters working in town. Trotros to Kejetia
      and Sofoline pass the junction, four minutes away. One year’s rent in advance, with a tenancy
      agreement and a rent card from Rent Control. There is room for one car inside the gate and a
      second one by the wall.
    `,
    price: 2600,
    location: 'Kwadaso',
    region: 'Ashanti',
    address: 'Kwadaso Estates, near the Agric College junction, Kumasi, AK-340-2907',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Apartments',
    lister: 'akosua',
    facts: {
      bedrooms: 3,
      bathrooms: 2,
      selfContained: true,
      floor: 1,
      parking: 2,
      water: ['mains', 'polytank'],
      light: ['own-meter'],
      security: ['walled', 'gated'],
      advance: 12,
      shortestTenancy: 12,
    },
    pictures: ['villa-02-porch.jpg', 'living-02.jpg', 'bedroom-03.jpg', 'kitchen-02.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment:
          'I went to see it with my wife. The old lady gave us water and interviewed us properly. We liked it.',
        rating: 5,
      },
      { author: 'efua', comment: 'Are children welcome? We have two, five and eight.' },
    ],
  },
  {
    name: 'Two-bedroom flat at Estate, Sunyani',
    description: prose`
      Sunyani people will know the area: Estate, between the Municipal Hospital road and the Presby
      church, where the streets are straight and swept.

      The flat is half of a bungalow. Rooms, none of them shared: two bedrooms, a hall with dining,
      a kitchen with timber cabinets, bath and toilet separate, and a porch. Floors are terracotta
      tiles. Paint is from this year. Each room has a fan and the hall has an air conditioner which
      stays.

      Outside you have half of the garden, with an orange tree that bears in August, a washing line,
      and one parking place. The neighbour in the other half is a pharmacist.

      Prepaid meter and water are separate for each half. Yearly payment, reviewed every second year
      and never by more than we both agree on paper. To view, call a day ahead; I come from my shop
      at Nana Bosoma market.
    `,
    price: 1500,
    location: 'Sunyani',
    region: 'Bono',
    address: 'Estate, off the Municipal Hospital road, Sunyani, BS-006-7329',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Apartments',
    lister: 'yaw',
    facts: {
      bedrooms: 2,
      bathrooms: 1,
      toilets: 1,
      selfContained: true,
      floor: 0,
      parking: 1,
      light: ['own-meter'],
      airConditioning: true,
      advance: 12,
    },
    pictures: ['guest-house-01-veranda.jpg', 'kitchen-02.jpg', 'bedroom-03.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment: 'Is it still there? I am being transferred to Sunyani in two months.',
      },
      {
        author: 'akosua',
        comment:
          'I inspected it for a client. Well kept, dry walls, and the kitchen is bigger than it looks.',
        rating: 4,
      },
    ],
  },
];
