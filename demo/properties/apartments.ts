import { prose } from '../prose.ts';
import type { DemoRental } from '../types.ts';

export const APARTMENTS: readonly DemoRental[] = [
  {
    name: 'Two-bedroom apartment near Dansoman Roundabout',
    description: prose`
      On the second floor of a four-floor block, three minutes’ walk from the roundabout towards
      Exhibition. Two bedrooms with built-in wardrobes, the bigger one en suite; a hall with a
      balcony; a kitchen with cabinets and a store; and a guest toilet. All floors are tiled and the
      ceilings are POP.

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
    ],
  },
  {
    name: 'Three-bedroom high-rise apartment in East Legon, sixth floor',
    description: prose`
      From the sixth floor you see the university hill on one side and, outside the harmattan, the
      sea on the other. Two lifts, both on the generator.

      The apartment has a living and dining area with a balcony along its whole length, a white
      kitchen with a green island, three en suite bedrooms, a visitor’s toilet, and a room for the
      house help with its own shower. Air conditioners are in every room. The landlord asks for
      professionals or a family, and accepts companies.

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
    pictures: [
      'guest-house-02.jpg',
      'bedroom-01.jpg',
      'bathroom-01.jpg',
      'guest-house-02-veranda.jpg',
    ],
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
      your own staircase and your own meters for light and water. Two tanks stand on the tower, one
      for each floor.

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
    pictures: ['villa-02.jpg', 'living-02.jpg', 'bedroom-03.jpg', 'kitchen-02.jpg'],
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

      The flat is half of a bungalow. Rooms: two bedrooms, a hall with dining, a kitchen with timber
      cabinets, bath and toilet separate, and a porch. Floors are terracotta tiles. Paint is from
      this year. Each room has a fan and the hall has an air conditioner which stays.

      Outside you have half of the garden, with an orange tree that bears in August, a washing line,
      and one parking place. The neighbour in the other half is a pharmacist.

      Meter and water are separate for each half. Yearly payment, reviewed every second year and
      never by more than we both agree on paper. To view, call a day ahead; I come from my shop at
      Nana Bosoma market.
    `,
    price: 1500,
    location: 'Sunyani',
    region: 'Bono',
    address: 'Estate, off the Municipal Hospital road, Sunyani, BS-006-7329',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Apartments',
    lister: 'yaw',
    pictures: ['bungalow-01-entrance.jpg', 'kitchen-02.jpg', 'bedroom-03.jpg', 'bathroom-01.jpg'],
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
