import { prose } from '../prose.ts';
import type { DemoSale } from '../types.ts';

export const HOUSES_FOR_SALE: readonly DemoSale[] = [
  {
    name: 'Five-bedroom house with pool, East Legon Hills',
    description: prose`
      Built by its owner for his retirement and lived in for two years, until the grandchildren
      called from Toronto. It stands on one and a half plots (105 by 100 feet) in a gated street of
      East Legon Hills.

      Five bedrooms en suite; family lounge on the upper floor; living room with five-metre ceiling;
      dining; wet and dry kitchens; office; garage for two; boys’ quarters; pool with pump house.
      Grey stone on the front wall was laid by masons from Ho, and it shows.

      Land title certificate in the owner’s name, building permit, and property rate paid to date.
      We will hand copies to your lawyer before the first visit if he asks. Solar of 12 kW with
      batteries, 60 kVA generator, borehole with treatment plant.

      Price is in cedi and slightly open. Serious buyers may bring their own valuer, and no
      facilitation fee is charged to anyone.
    `,
    price: 5200000,
    location: 'East Legon Hills',
    region: 'Greater Accra',
    address: 'Santeo road, gated street after the police post, GM-217-5103',
    condition: 'Newly built',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    lister: 'kwame',
    pictures: [
      'villa-01.jpg',
      'villa-pool-02.jpg',
      'living-01.jpg',
      'kitchen-01.jpg',
      'bedroom-02.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'abena',
        comment:
          'The title certificate was shown to us and the search at Lands Commission agreed with it.',
        rating: 5,
      },
      { author: 'ebo', comment: 'Masterpiece. Only my pocket is not from Toronto.', rating: 5 },
      {
        author: 'selorm',
        comment: 'Would the owner consider part exchange with two plots at Lakeside?',
      },
    ],
  },
  {
    name: 'Four-bedroom contemporary house with pool, Airport Hills',
    description: prose`
      Inside the Airport Hills estate, where the streets are tarred, lit and swept, and a visitor is
      telephoned before the barrier is lifted.

      The house has terracotta walls with timber cladding to the street and opens completely to the
      pool at the back. Downstairs is one large space for living and dining, with the kitchen behind
      a sliding wall, and a bedroom for guests. Upstairs are three suites. The main one has its own
      terrace and a bath by the window.

      The seller has prepared: site plan, registered sub-lease from the estate (84 years unexpired),
      as-built drawings, four years of service charge receipts. What remains to be done: the heater
      of the main bath needs a new element, and the lawn has a bald corner under the tree.

      The estate fee is ₵2,600 a month. By appointment, with identification at the gate.
    `,
    price: 5900000,
    location: 'Airport Hills',
    region: 'Greater Accra',
    address: 'Airport Hills estate, Phase 1, GL-190-3428',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    lister: 'naa',
    pictures: [
      'villa-03.jpg',
      'villa-pool-01.jpg',
      'furnished-apartment-01.jpg',
      'kitchen-03.jpg',
      'bedroom-04.jpg',
      'bathroom-01.jpg',
    ],
    comments: [
      {
        author: 'kwame',
        comment:
          'First listing I have seen that admits to a bald corner. The house itself is excellent.',
        rating: 5,
      },
      {
        author: 'dedei',
        comment: 'Is the price for the sub-lease only, or are transfer fees inside?',
      },
    ],
  },
  {
    name: 'Four-bedroom house at Oyarifa, first gate from the Aburi road',
    description: prose`
      If you have a daily job in town but want air from the hills, Oyarifa is the compromise that
      many bankers have made. This house is on the first street off the main road, so you do not pay
      for your view with your shock absorbers.

      One storey over the ground, cream walls, brown stone, bougainvillea over the fence. Four
      bedrooms, three and a half baths, two halls, a fitted kitchen and a garage. The roof slab is
      flat and waterproofed, with the polytank on top. It was occupied by one family since 2018.

      Plot: 80 by 100 feet, walled. Papers: indenture from the Ogbojo family with a stamped site
      plan; title is in process and the receipt numbers are available. The seller’s lawyer will
      escrow the money until registration ends.

      Adenta barrier is fifteen minutes away before six. Asking ₵1,650,000.
    `,
    price: 1650000,
    location: 'Oyarifa',
    region: 'Greater Accra',
    address: 'First street off the Adenta to Aburi road, Oyarifa, GM-309-8816',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    lister: 'selorm',
    pictures: [
      'villa-06.jpg',
      'living-02.jpg',
      'kitchen-02.jpg',
      'bedroom-01.jpg',
      'bathroom-02.jpg',
    ],
    comments: [
      {
        author: 'adwoa',
        comment: 'I pass that street every day. Truly close to the road, and the area gets water.',
        rating: 4,
      },
      { author: 'kwabena', comment: 'Title in process since when?' },
    ],
  },
  {
    name: 'Three-bedroom townhouse at Community 20, Tema',
    description: prose`
      Sold in March to a nurse and her husband; two more in the same row will be offered in the dry
      season, so we leave the page up for those who want to know the price and the plan.

      The house that was sold is the middle one of three. It has a hall, kitchen and visitor’s
      toilet on the ground floor, three bedrooms and two baths above, a glass balcony in front, and
      40 square metres of garden behind. Floor area is 148 square metres.

      Community 20 was laid out by TDC, and a TDC lease means few surprises: 60 years remain on it
      and the ground rent is paid. Streets have drains and names. The motorway roundabout is nine
      minutes away and the harbour twenty.

      Buyers of the next two may pay forty per cent now, and the rest through one of three banks
      that have approved the row for mortgages.
    `,
    price: 1180000,
    location: 'Tema',
    region: 'Greater Accra',
    address: 'Community 20, near the Gulf City side, GT-345-2750',
    condition: 'Newly built',
    propertyType: 'PropertySales',
    saleType: 'Houses For Sale',
    status: 'sold',
    lister: 'selorm',
    pictures: ['townhouse-01.jpg', 'living-03.jpg', 'kitchen-03.jpg', 'bedroom-04.jpg'],
    comments: [
      {
        author: 'ebo',
        comment: 'I work at the harbour and want one of the next two. My number is with you.',
        rating: 5,
      },
      {
        author: 'nii',
        comment: 'TDC paper is the reason to buy here and not across the road.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Four-bedroom house near the Ejisu bypass, Ashanti',
    description: prose`
      Ejisu is twenty-five minutes from Tech junction on a good morning, and prices here have not
      yet heard about Kumasi. For the cost of a small flat in Accra you get a two-storey house with
      a brown roof, a wall of iron grille, a gate that slides, and a driveway in block paving.

      The seller moved to her husband’s house and the place has stood closed for eight months.
      Expect to spend on cleaning, on paint, and on a pressure pump. The structure is sound; cracks
      you will see over the kitchen door are in the plaster and not in the block, and our engineer
      has put that in writing.

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
    pictures: [
      'villa-07.jpg',
      'villa-07-gate.jpg',
      'living-03.jpg',
      'kitchen-02.jpg',
      'bedroom-03.jpg',
    ],
    comments: [
      {
        author: 'kwabena',
        comment: 'Went with a mason. He agrees about the crack. The kitchen is dated but big.',
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

      The plot is 70 by 80 feet. Documents are an indenture from the Akweley family, a site plan
      signed by a licensed surveyor, and a search report from Cape Coast dated this year. No
      litigation. Electricity is on a prepaid meter in the seller’s name, which we transfer at ECG
      together. Water is by tanker for now, into a 2,500-litre polytank, since the pipe stops at the
      junction 300 metres away.

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
    pictures: ['bungalow-01.jpg', 'bungalow-01-entrance.jpg', 'kitchen-02.jpg', 'bedroom-03.jpg'],
    comments: [
      { author: 'adwoa', comment: 'Can payment be in three parts over one year?' },
      {
        author: 'dedei',
        comment:
          'Honest about the water and the traffic. We visited, and the neighbour confirmed his half of the wall.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Two-storey family house of 1926 by the lagoon, Keta',
    description: prose`
      For somebody with patience and love of old things. The house was put up in 1926 by a trader in
      copra, when Keta was the port of the Volta, and it survived the sea because it stands on the
      lagoon side.

      Seven rooms on two floors, arched verandas all round, floors of odum, shutters that still
      close. The roof was changed to metal sheets in 2009. The wiring is from another century and
      must be redone. There is a cistern under the yard which holds rainwater through the dry
      season.

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
    pictures: ['colonial-01.jpg', 'colonial-01-veranda.jpg'],
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
      The white house with four columns that everybody sees from the Catholic University road. I
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
    pictures: ['bungalow-02.jpg', 'bungalow-02-porch.jpg', 'bedroom-03.jpg'],
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
