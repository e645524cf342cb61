import { prose } from '../prose.ts';
import type { DemoSale } from '../types.ts';

export const LAND: readonly DemoSale[] = [
  {
    name: 'Serviced estate plot at Prampram, 70 by 100 feet',
    description: prose`
      Plots in this estate come with what land sellers usually promise for next year: the tarred
      road is done, the street lights burn at night, drains are covered and the water main is in the
      verge. You only bring blocks.

      Plot 14B is 70 by 100 feet, flat, and drains towards the road. It lies 1.2 kilometres from the
      Prampram road and some fifteen minutes from Dawhenya. Twenty-three houses are occupied
      already.

      The land was acquired from the stool in 2015 and every plot has been titled since 2019. Your
      transfer takes about four months at the Land Registration Division. We give you the search
      number to do your own.

      Pay at once, or half now and half over twelve months without interest. Transfer fee ₵6,500.
      Estate rules: two storeys at most and no kiosks.
    `,
    price: 145000,
    location: 'Prampram',
    region: 'Greater Accra',
    address: 'Estate road off the Dawhenya to Prampram road, GN-088-4270',
    condition: 'Virgin Land',
    propertyType: 'PropertySales',
    saleType: 'Land',
    lister: 'selorm',
    pictures: ['land-03.jpg', 'land-03-road.jpg'],
    comments: [
      {
        author: 'ebo',
        comment: 'I own 11A. Street lights work and the water came in six weeks after I applied.',
        rating: 5,
      },
      { author: 'dedei', comment: 'How much is the estate fee each month?' },
      {
        author: 'mawuli',
        comment: 'I did my own search with the number they gave. The report was clean.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Walled plot with foundation at Oyibi, near Valley View',
    description: prose`
      Wall, foundation and permit: the three headaches are behind you. The owner began a
      three-bedroom bungalow, bought the blocks, and then got his visa.

      The foundation is of six-inch solid blocks on a reinforced footing, cast before last rains and
      left to settle, with hardcore still to be filled. The drawings come with the land. You may
      follow them or change the upper part, but the column positions are fixed.

      The plot measures 80 by 100 feet and is closed by a wall seven feet high, with an opening for
      a gate. Electric poles stand at the corner. A borehole on the next plot sells water by the
      tank.

      Papers: indenture, site plan with barcode, permit of the Kpone Katamanso Assembly valid for
      four more years. From Valley View University it is five minutes, and Adenta is twenty-five.

      Viewing with me on Saturdays. I do not collect money for registration forms.
    `,
    price: 285000,
    location: 'Oyibi',
    region: 'Greater Accra',
    address: 'Off the Dodowa road, 1 km from Valley View University, Oyibi',
    condition: 'Virgin Land',
    propertyType: 'PropertySales',
    saleType: 'Land',
    lister: 'kwame',
    pictures: ['land-04.jpg', 'land-04-foundation.jpg'],
    comments: [
      {
        author: 'adwoa',
        comment:
          'My engineer scratched the concrete and was satisfied. We are talking to the bank.',
        rating: 4,
      },
      { author: 'nii', comment: 'Please put the name of the family that signed the indenture.' },
    ],
  },
  {
    name: 'Corner plot on a tarred street, East Legon',
    description: prose`
      There are not many bare plots left inside East Legon, and this one comes with two roads: a
      tarred street with kerbs and lights in front and a quiet lane at the side.

      Size: 0.24 acre, or about 100 by 105 feet. Level ground, no tree to fell, no squatter, no
      container. Neighbours on both sides are completed houses.

      Title: leasehold certificate with 71 years to run, held by one person who will sign in your
      presence at his lawyer’s office at Ridge. The zoning is residential up to four floors, so a
      block of eight flats is lawful with a permit from Ayawaso West. Soil report from 2022
      included.

      Brokers are welcome if they bring a buyer and not a story. Price ₵890,000, all taxes of the
      seller settled.
    `,
    price: 890000,
    location: 'East Legon',
    region: 'Greater Accra',
    address: 'Bawaleshie side, off Freetown Avenue, GA-377-9062',
    condition: 'Virgin Land',
    propertyType: 'PropertySales',
    saleType: 'Land',
    lister: 'kwame',
    pictures: ['land-07.jpg', 'land-07-pillar.jpg'],
    comments: [
      { author: 'selorm', comment: 'I have a buyer and no story. Can we see it on Wednesday?' },
      {
        author: 'abena',
        comment:
          'The seller’s certificate was shown to us. Do your own search all the same, as with any land.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Ridge-top plot with grass and view at Aburi',
    description: prose`
      People drive up to Aburi on Sunday to breathe, and on this plot you would do it every day. It
      is on the ridge road, one and a half kilometres beyond the Botanical Gardens, and falls gently
      to the east so that a house can have the plains and the far lights of Tema in its windows.

      0.4 acre, covered in grass with two palms and a shade tree that we hope you will spare.
      Pillars are numbered as on the site plan. An access road of laterite, twenty feet wide and
      graded in May, reaches the boundary.

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
      One acre with 180 feet of frontage on the Kumasi to Sunyani highway, two kilometres before
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
