import { prose } from '../prose.ts';
import type { DemoSale } from '../types.ts';

export const HOUSES_FOR_SALE_ACCRA: readonly DemoSale[] = [
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
    facts: {
      bedrooms: 5,
      bathrooms: 5,
      parking: 2,
      water: ['borehole'],
      light: ['solar', 'generator'],
      pool: true,
      security: ['gated'],
      plot: '105x100',
      documents: ['certificate'],
      buildingPermit: true,
      negotiable: true,
    },
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
      a sliding wall, and a bedroom with bath for guests. Upstairs are three suites. The main one
      has its own terrace and a bath by the window.

      I have prepared: site plan, registered sub-lease from the estate (84 years unexpired),
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
    facts: {
      bedrooms: 4,
      bathrooms: 4,
      pool: true,
      security: ['gated'],
      road: 'tarred',
      title: 'leasehold',
      leaseYears: 84,
      documents: ['site-plan'],
    },
    pictures: [
      'villa-03.jpg',
      'villa-pool-01.jpg',
      'furnished-apartment-01.jpg',
      'kitchen-03.jpg',
      'bedroom-04.jpg',
      'bathroom-01.jpg',
    ],
    video: 'villa-03-tour.mp4',
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

      Plot: 80 by 100 feet, walled. Papers: indenture from the land-owning family with a stamped
      site plan; title is in process and the receipt numbers are available. The seller’s lawyer will
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
    facts: {
      bedrooms: 4,
      bathrooms: 3,
      toilets: 4,
      water: ['polytank'],
      security: ['walled'],
      plot: '80x100',
      title: 'family',
      documents: ['indenture', 'site-plan'],
    },
    pictures: [
      'villa-06-street.jpg',
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
    facts: {
      bedrooms: 3,
      bathrooms: 2,
      toilets: 3,
      floorArea: 148,
      title: 'leasehold',
      leaseYears: 60,
    },
    pictures: ['townhouse-01-drive.jpg', 'living-03.jpg', 'kitchen-03.jpg', 'bedroom-04.jpg'],
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
];
