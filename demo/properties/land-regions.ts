import { prose } from '../prose.ts';
import type { DemoSale } from '../types.ts';

export const LAND_REGIONS: readonly DemoSale[] = [
  {
    name: 'Ridge-top plot with grass and view at Aburi',
    description: prose`
      People drive up to Aburi on Sunday to breathe, and on this plot you would do it every day. It
      is on the ridge road, one and a half kilometres beyond the Botanical Gardens, and falls gently
      to the east so that a house can have the plains and the far lights of Tema in its windows.

      0.4 acre, about 130 by 134 feet, covered in grass with two palms and a shade tree that we hope
      you will spare. Pillars are numbered as on the site plan. An access road of laterite, twenty
      feet wide and graded in May, reaches the boundary.

      Owned by one family of five brothers, all living, all agreed, and all to sign. Lease of 99
      years with consent of the Aburi stool. ECG poles pass along the front; water is by rain
      harvesting or borehole, and neighbours struck water at 70 metres.

      The evening mist is free of charge. Price is for the whole; we do not cut it.
    `,
    price: 265000,
    location: 'Aburi',
    region: 'Eastern',
    address: 'Ridge road, 1.5 km after the Botanical Gardens, Aburi',
    condition: 'Virgin Land',
    propertyType: 'PropertySales',
    saleType: 'Land',
    lister: 'selorm',
    facts: {
      road: 'untarred',
      plot: '130x134',
      title: 'family',
      leaseYears: 99,
      documents: ['site-plan'],
    },
    pictures: ['land-02.jpg', 'land-02-right.jpg'],
    comments: [
      {
        author: 'naa',
        comment: 'The view is worth the climb. The access road needs a 4x4 after heavy rain.',
        rating: 4,
      },
      { author: 'adwoa', comment: 'Would the brothers sell half if two sisters come together?' },
    ],
  },
  {
    name: 'Building plot with blocks at Abuakwa, Kumasi',
    description: prose`
      One full plot, 100 by 80 feet, marked with four concrete pillars, in a section where most
      neighbours have roofed. The stack of machine-made five-inch blocks and the trip of sand on it
      are in the price.

      The road in front is a planned one of forty feet. Electricity is 60 metres away. Dug wells
      here meet water at 12 metres.

      Allocation from the Abuakwahene in 2017, Manhyia endorsement in 2018, lease with site plan at
      the Lands Commission in 2019. I can walk you through each office. For the rest, ask the woman
      who sells waakye at the corner.
    `,
    price: 118000,
    location: 'Abuakwa',
    region: 'Ashanti',
    address: 'Agogo-man section, 800 m from Abuakwa station, AK-702-3318',
    condition: 'Virgin Land',
    propertyType: 'PropertySales',
    saleType: 'Land',
    lister: 'akosua',
    facts: {
      plot: '100x80',
      title: 'leasehold',
      documents: ['site-plan'],
    },
    pictures: ['land-01.jpg', 'land-01-blocks.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment:
          'I asked the waakye woman. She knows the owner and the pillars, and the waakye is good too.',
        rating: 5,
      },
      { author: 'ayamga', comment: 'Is ₵105,000 cash acceptable, without the blocks?' },
    ],
  },
  {
    name: 'One-acre grassland parcel on the Bechem road, Ahafo',
    description: prose`
      One acre, 180 feet along the Kumasi to Sunyani highway and 242 deep, two kilometres before
      Bechem town. It would suit a filling station, a school, a poultry farm or a row of houses.

      The land was fallow for six years, and so the grass. It carries no cocoa, no graves and no
      tenant farmer, rises a little from the road and has never stood in water. Three-phase power is
      on the highway poles.

      Stool land: a lease for 50 years (commercial) or 99 (residential), made in the buyer’s name,
      is in the price. Drink money has been given. Sold in August; a similar acre across the road
      may follow.
    `,
    price: 96000,
    location: 'Bechem',
    region: 'Ahafo',
    address: 'Kumasi to Sunyani highway, 2 km before Bechem',
    condition: 'Virgin Land',
    propertyType: 'PropertySales',
    saleType: 'Land',
    status: 'sold',
    lister: 'yaw',
    facts: {
      plot: '180x242',
      title: 'stool',
    },
    pictures: ['land-06.jpg', 'land-06-edge.jpg'],
    comments: [
      { author: 'akosua', comment: 'Please call me first for the acre across the road.' },
      {
        author: 'kwabena',
        comment: 'Yaw explained the stool procedure better than the lawyer I paid.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Residential plot behind the regional offices, Dambai',
    description: prose`
      Since Dambai became the capital of Oti, offices, banks and a hospital have been coming up, and
      workers have nowhere to sleep. A plot bought now for a small block of flats will not stay
      empty.

      This one is 90 by 90 feet of firm red earth, on the second street behind the Regional
      Coordinating Council. The street is motorable all year. Power is on the pole at the corner.
      The water company’s pipe from the lake runs along the main road, 150 metres off.

      Leased from the Dambai stool; the document is at Ho being recorded and we have the receipt. We
      will refund every pesewa if it is not out within nine months, and this is written in the
      agreement.

      Two other plots adjoin on the east side and belong to my cousins, in case you want all three.
      Crossing by ferry from the west bank is quick; come before 5 p.m.
    `,
    price: 55000,
    location: 'Dambai',
    region: 'Oti',
    address: 'Second street behind the Regional Coordinating Council, Dambai',
    condition: 'Virgin Land',
    propertyType: 'PropertySales',
    saleType: 'Land',
    lister: 'dzifa',
    facts: {
      plot: '90x90',
      title: 'leasehold',
    },
    pictures: ['land-05.jpg', 'land-05-corner.jpg'],
    comments: [
      {
        author: 'mawuli',
        comment:
          'The refund clause is what convinced my in-law. He has bought one of the cousins’ plots.',
        rating: 5,
      },
      { author: 'ayishetu', comment: 'Does the lake come near in September?' },
    ],
  },
  {
    name: 'Plot with blocks near the hospital, Nalerigu',
    description: prose`
      100 by 100 feet, ten minutes on foot from the hospital. On the land are blocks moulded last
      November, a trip of sand, and pillars at the corners. The neighbours have built in storeys.

      Skin land of the Nayiri; the allocation paper carries the palace stamp and the surveyor’s plan
      is attached. You will greet the palace with kola, and I will go with you. Registration is in
      Tamale, and I go there every month.

      Boreholes are good at 45 metres. NEDCo has strung the wire. The owner is not in a hurry.
    `,
    price: 45000,
    location: 'Nalerigu',
    region: 'North East',
    address: 'Behind the College of Nursing, Nalerigu',
    condition: 'Virgin Land',
    propertyType: 'PropertySales',
    saleType: 'Land',
    lister: 'fuseini',
    facts: {
      plot: '100x100',
      title: 'stool',
      documents: ['site-plan'],
    },
    pictures: ['land-08.jpg', 'land-08-blocks.jpg'],
    comments: [
      {
        author: 'ayishetu',
        comment:
          'My brother works at the hospital and showed me the place. The blocks are hard; he dropped one.',
        rating: 5,
      },
      { author: 'rahinatu', comment: 'Can the blocks be bought apart? I am building at Gambaga.' },
    ],
  },
];
