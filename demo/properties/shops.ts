import { prose } from '../prose.ts';
import type { DemoRental } from '../types.ts';

export const SHOPS: readonly DemoRental[] = [
  {
    name: 'Ground-floor shop with awning near Madina Zongo Junction',
    description: prose`
      Number two in a row of five, with a blue and white awning, on the side where the evening shade
      falls. People who alight at Zongo Junction pass your door on their way home.

      Size: 5 metres by 8, plus a back room of 6 square metres with a sink. Front: glass with a
      roller shutter. Floor: tiled. Ceiling: PVC with four lights. Electricity: prepaid and
      separate. Toilet: shared by two shops, with water.

      A provisions seller used it for nine years and is moving into her own building, so there is
      goodwill to inherit for a mini-mart, phones, pharmacy or cosmetics. The upper rooms can be
      rented for storage.

      Two years’ advance is the practice in the row; I let shops at one year to a trader who has a
      guarantor. The Assembly’s permit is your duty and costs about ₵600.
    `,
    price: 3800,
    location: 'Madina',
    region: 'Greater Accra',
    address: 'Zongo Junction, Madina, GM-024-1759',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Shop',
    lister: 'nii',
    facts: {
      floorArea: 46,
      floor: 0,
      light: ['own-meter'],
      advance: 24,
    },
    pictures: ['shops-01-awnings.jpg', 'shop-interior-01.jpg', 'shops-01.jpg'],
    comments: [
      {
        author: 'adwoa',
        comment:
          'I bought from Maa Esi in that shop for years. Location is number one, but the evening crowd also brings noise.',
        rating: 4,
      },
      { author: 'dedei', comment: 'Is goodwill to be paid separately?' },
    ],
  },
  {
    name: 'Boutique shop on Oxford Street, Osu',
    description: prose`
      Seventy square metres of street level on the one street in Accra where people still walk to
      shop. It is tiled in terracotta, with an orange feature wall, pendant lights and two dressing
      cubicles. The rails and the timber table are included in the rent.

      Two air conditioners of 2.5 horsepower are serviced and running. A mezzanine of 12 square
      metres serves as office or stock room. The shutter is electric with a manual crank for
      lights-off.

      Before you sign, know three things. Parking on Oxford Street is what it is, and most buyers
      come by taxi. The property rate is in the rent, the signage fee is not. And I do not allow
      loudspeakers at the door.

      Lease of two years, the first paid at signing, the second in two parts. References from a
      present or past landlord will be called.
    `,
    price: 12000,
    location: 'Osu',
    region: 'Greater Accra',
    address: 'Oxford Street, near the Danquah Circle end, GA-082-4463',
    condition: 'Renovated',
    propertyType: 'PropertyRentals',
    rentalType: 'Shop',
    lister: 'naa',
    facts: {
      floorArea: 82,
      floor: 0,
      airConditioning: true,
      advance: 12,
      shortestTenancy: 24,
    },
    pictures: ['shop-interior-02.jpg', 'bathroom-02.jpg'],
    comments: [
      { author: 'kwame', comment: 'Prime frontage. It will not stay long.', rating: 5 },
      {
        author: 'dedei',
        comment: 'Too expensive for someone starting, but for a brand that is known I understand.',
        rating: 3,
      },
    ],
  },
  {
    name: 'Market-side shop at Techiman, near the tomato section',
    description: prose`
      Market days at Techiman are Thursday and Friday, and on those two days this row sees more feet
      than some towns see in a month. The shop is the second from the corner, under the red roof,
      facing the lorry station.

      It is 4 metres by 6 with glass doors, a strong iron gate inside them, a tiled floor and
      shelves on two walls. You may put crates and a bench under the awning, up to the gutter and no
      further, or the Assembly’s people will talk.

      Agro-chemicals, feed, phone accessories and a bakery outlet are already in the row, so bring
      something else and we will all eat.

      NEDCo prepaid. Public toilet forty metres away. The night guard is paid by all the shops, ₵60
      each per month. One year’s rent, and the second year at the same price if you pay before
      harvest.
    `,
    price: 1400,
    location: 'Techiman',
    region: 'Bono East',
    address: 'Market road, facing the Kumasi lorry station, Techiman, BT-002-9180',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Shop',
    lister: 'yaw',
    facts: {
      floorArea: 24,
      light: ['own-meter'],
      security: ['guard'],
      advance: 12,
      shortestTenancy: 12,
    },
    pictures: ['shops-02-awnings.jpg', 'shops-02.jpg', 'shop-interior-01.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment:
          'I supply two shops in that row from Kumasi. Busy from four in the morning on market days.',
        rating: 5,
      },
      {
        author: 'ayishetu',
        comment: 'Would it suit smoked fish, or will the neighbours complain?',
      },
    ],
  },
  {
    name: 'Corner provisions shop with shelves, Goaso',
    description: prose`
      A corner shop with two fronts in the centre of Goaso. It has sold provisions since it was
      built, and the timber shelves and the counter stay, so you can open on the day you bring your
      goods.

      About 30 square metres, with a raised floor because the lane takes water in September; none
      has come in so far. A shutter on each side, a freezer point, a fan and a small store behind.

      The rent is paid for a year. A young person with a serious uncle or aunt to sign may pay in
      two parts.
    `,
    price: 700,
    location: 'Goaso',
    region: 'Ahafo',
    address: 'Hospital road, corner of the Zongo lane, Goaso',
    condition: 'Fairly Used',
    propertyType: 'PropertyRentals',
    rentalType: 'Shop',
    lister: 'yaw',
    facts: {
      floorArea: 30,
      advance: 12,
      shortestTenancy: 12,
    },
    pictures: ['shop-interior-01.jpg', 'shops-02-awnings.jpg'],
    comments: [
      {
        author: 'akosua',
        comment: 'I passed there last week. The shelves are strong and the place is dry.',
        rating: 4,
      },
      { author: 'ayamga', comment: 'I have a serious aunt. Can she sign from Bolgatanga?' },
    ],
  },
];
