import { prose } from '../prose.ts';
import type { DemoSale } from '../types.ts';

export const HOUSES_FOR_SALE_REGIONS: readonly DemoSale[] = [
  {
    name: 'Four-bedroom house near the Ejisu bypass, Ashanti',
    description: prose`
      Ejisu is twenty-five minutes from Tech junction on a good morning, and prices here have not
      yet heard about Kumasi. For the cost of a small flat in Accra you get a two-storey house with
      a brown roof, a wall of iron grille, a gate that slides, and a driveway in block paving.

      The seller moved to her husband’s house and the place has stood closed for eight months.
      Expect to spend on cleaning, on paint, and on a pressure pump. The structure is sound; the
      cracks you will see over the kitchen door are in the plaster and not in the block, and our
      engineer has put that in writing.

      Bedrooms 4, baths 3, halls 2, kitchen 1, outside store 1. Plot 100 by 80 feet, allocated by
      the Ejisuhene and confirmed at Manhyia, with a lease of 99 years from 2012.

      I take five per cent from the seller, and nothing from you.
    `,
    price: 720000,
    location: 'Ejisu',
    region: 'Ashanti',
    address: 'Off the Ejisu bypass, near Besease junction, AE-046-1295',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    lister: 'akosua',
    facts: {
      bedrooms: 4,
      bathrooms: 3,
      security: ['walled', 'gated'],
      plot: '100x80',
      title: 'leasehold',
    },
    pictures: ['villa-07.jpg', 'living-03.jpg', 'kitchen-02.jpg', 'bedroom-03.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment: 'Went with a mason. He agrees about the cracks. The kitchen is dated but big.',
        rating: 4,
      },
      { author: 'yaw', comment: 'What was the seller’s last price?' },
      {
        author: 'ayishetu',
        comment: 'Good to see the allocation and Manhyia confirmation mentioned together.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Two-bedroom expandable house at Kasoa New Town',
    description: prose`
      A starter home. Two bedrooms, a hall, kitchen, one and a half baths and a porch, with the
      foundation for a third bedroom already under the grass on the left side.

      It is completed and painted, with brown roofing sheets, aluminium windows and porcelain tiles.
      You can sleep there the day you pay. The wall is up on three sides; on the fourth you and the
      neighbour, a teacher, will share the cost, and he has his half ready.

      The plot is 70 by 80 feet. Documents are an indenture signed by the head of family, a site
      plan signed by a licensed surveyor, and a search report from Cape Coast dated this year. No
      litigation. Electricity is on a prepaid meter in my name, which we transfer at ECG together.
      Water is by tanker for now, into a 2,500-litre polytank, since the pipe stops at the junction
      300 metres away.

      Kasoa interchange is twelve minutes away, or an hour on Friday evening.
    `,
    price: 395000,
    location: 'Kasoa',
    region: 'Central',
    address: 'New Town, 300 m off the Bawjiase road, Kasoa',
    condition: 'Newly built',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    lister: 'essien',
    facts: {
      bedrooms: 2,
      bathrooms: 1,
      toilets: 2,
      water: ['polytank'],
      light: ['own-meter'],
      plot: '70x80',
      title: 'family',
      documents: ['indenture', 'site-plan', 'search'],
      litigation: false,
    },
    pictures: ['bungalow-01.jpg', 'kitchen-02.jpg', 'bedroom-03.jpg'],
    comments: [
      { author: 'adwoa', comment: 'Can payment be in three parts over one year?' },
      {
        author: 'dedei',
        comment:
          'Honest about the water and the traffic. We visited, and the neighbour confirmed his half of the wall.',
        rating: 5,
      },
      {
        author: 'kwabena',
        comment:
          'Third visit, and the fourth wall is still talk. The house itself is well finished.',
        rating: 3,
      },
    ],
  },
  {
    name: 'Two-storey family house of 1926 by the lagoon, Keta',
    description: prose`
      For someone with patience and love of old things. The house was put up in 1926 by a trader in
      copra, when Keta was the port of the Volta, and it survived the sea because it stands on the
      lagoon side.

      Seven rooms on two floors, four of them bedrooms; one bathroom; arched verandas all round,
      floors of odum, shutters that still close. The roof was changed to metal sheets in 2009. The
      wiring is from another century and must be redone. There is a cistern under the yard which
      holds rainwater through the dry season.

      It has 28 owners, and this is important: all of them have signed a power of attorney to one
      aunt, who alone receives the money, before the court registrar. Our lawyer has the paper. The
      land measures 0.31 acre with pillars.

      It would make a small hotel, a museum or a very large dream. Please do not come at noon; the
      aunt rests.
    `,
    price: 950000,
    location: 'Keta',
    region: 'Volta',
    address: 'Lagoon side, two streets from the old fort, Keta',
    condition: 'Old House',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    lister: 'dzifa',
    facts: {
      bedrooms: 4,
      bathrooms: 1,
      yearBuilt: 1926,
      title: 'family',
    },
    pictures: ['colonial-01.jpg', 'bedroom-03.jpg'],
    comments: [
      {
        author: 'mawuli',
        comment:
          'My grandmother sold cloth to that family. Whoever buys it, please keep the arches.',
        rating: 5,
      },
      {
        author: 'essien',
        comment: 'I restored one like it in Cape Coast. Budget as much again for the work.',
        rating: 4,
      },
      { author: 'efua', comment: 'Does the sea reach the lagoon side in August these days?' },
    ],
  },
  {
    name: 'Six-bedroom mansion at Fiapre, ten minutes from Sunyani',
    description: prose`
      The white house with four columns that everyone sees from the Catholic University road. I
      built it for my own family and my wife prefers the town, so after four years I am letting it
      go.

      Ground floor: porch, reception, hall, dining, kitchen, two bedrooms, bath. First floor: four
      bedrooms of which two have a bath of their own, a lounge, and the front balcony. Outside:
      garage, boys’ quarters with three rooms, cocoa and orange trees on the rest of the two plots.

      The charcoal roof tiles are steel with stone chips, guaranteed for thirty years, of which
      twenty-five remain. There is a borehole, NEDCo three-phase power, and a stand built for a
      generator that I never needed to buy.

      Lease from the Fiapre stool, registered at the Lands Commission, Sunyani, number on request. I
      sell directly. A university lecturer may find that my price can bend a little.
    `,
    price: 1350000,
    location: 'Fiapre',
    region: 'Bono',
    address: 'Catholic University road, Fiapre, BS-043-5091',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    lister: 'yaw',
    facts: {
      bedrooms: 6,
      bathrooms: 3,
      water: ['borehole'],
      title: 'leasehold',
      negotiable: true,
    },
    pictures: [
      'villa-04.jpg',
      'living-01.jpg',
      'kitchen-01.jpg',
      'bedroom-02.jpg',
      'bathroom-01.jpg',
    ],
    comments: [
      {
        author: 'akosua',
        comment: 'I can bring two buyers from Kumasi next week, if you allow agents.',
      },
      {
        author: 'kwabena',
        comment: 'Well built. The columns are real concrete, I knocked on them.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Three-bedroom bungalow at Navrongo, near the university campus',
    description: prose`
      Lecturers rent here and rarely leave, and one is in this bungalow until the end of the
      academic year. You buy it with the tenant or without.

      It has three bedrooms, a sitting room, kitchen, store, bathroom and a separate toilet. The
      walls are nine-inch block, which you will understand in April. The roof is green aluminium,
      the ceilings are plywood, and the floors are terrazzo, polished again last year. A porch with
      four columns faces east.

      The plot is 100 by 100 feet with a fence of block and wire. On it are a borehole with hand
      pump, two shea trees and one dawadawa, a kitchen garden, and a pen for guinea fowl.

      Allocation is by the earth priest and the chief, with the lease registered at Bolgatanga in
      2010. The tenant pays ₵900 a month. The price of ₵365,000 is for a quick sale, because school
      fees in euro do not wait.
    `,
    price: 365000,
    location: 'Navrongo',
    region: 'Upper East',
    address: 'Campus road, 700 m from the university gate, Navrongo',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    lister: 'rahinatu',
    facts: {
      bedrooms: 3,
      bathrooms: 1,
      toilets: 1,
      water: ['borehole'],
      security: ['walled'],
      plot: '100x100',
      title: 'leasehold',
    },
    pictures: ['bungalow-02.jpg', 'bedroom-03.jpg'],
    comments: [
      {
        author: 'ayamga',
        comment:
          'Nine-inch block and terrazzo, built the old way. I visited with my brother, who may buy.',
        rating: 5,
      },
      { author: 'fuseini', comment: 'Can the lease be assigned to a foreign resident?' },
    ],
  },
];
