import { prose } from '../prose.ts';
import type { DemoSale } from '../types.ts';

export const LAND_ACCRA: readonly DemoSale[] = [
  {
    name: 'Serviced estate plot at Prampram, 70 by 100 feet',
    description: prose`
      Plots in this estate come with what land sellers usually promise for next year: the tarred
      road is done, the street lights burn at night, drains are covered and the water main is in the
      verge. You only bring blocks.

      Plot 14B is 70 by 100 feet, flat, and drains towards the road. It lies 1.2 kilometres from the
      Prampram road and some fifteen minutes from Dawhenya. Twenty-three houses are occupied
      already.

      The land was leased from the stool in 2015 and every plot has been titled since 2019. Your
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
    facts: {
      road: 'tarred',
      plot: '70x100',
      title: 'leasehold',
      documents: ['certificate'],
    },
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

      The foundation is of six-inch solid blocks on a reinforced footing, cast before the last rains
      and left to settle, with hardcore still to be filled. The drawings come with the land. You may
      follow them or change the upper part, but the column positions are fixed.

      The plot measures 80 by 100 feet and is closed by a wall seven feet high, with an opening for
      a gate. Electric poles stand at the corner. A borehole on the next plot sells water by the
      tank.

      Papers: indenture from the family, site plan with barcode, permit of the Kpone Katamanso
      Assembly valid for four more years. From Valley View University it is five minutes, and Adenta
      is twenty-five.

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
    facts: {
      plot: '80x100',
      title: 'family',
      documents: ['indenture', 'site-plan'],
      buildingPermit: true,
    },
    pictures: ['land-04.jpg', 'land-04-foundation.jpg'],
    comments: [
      {
        author: 'adwoa',
        comment:
          'My engineer scratched the concrete and was satisfied. We are talking to the bank.',
        rating: 4,
      },
      { author: 'nii', comment: 'Please put the name of the family that signed the indenture.' },
      {
        author: 'kwabena',
        comment:
          'I was given three different prices on three calls before the agent put this one on the page. Write it and keep it.',
        rating: 2,
      },
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
    facts: {
      road: 'tarred',
      plot: '100x105',
      title: 'leasehold',
      leaseYears: 71,
      documents: ['certificate'],
    },
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
];
