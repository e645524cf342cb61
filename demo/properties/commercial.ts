import { prose } from '../prose.ts';
import type { DemoSale } from '../types.ts';

export const COMMERCIAL: readonly DemoSale[] = [
  {
    name: 'Warehouse of 1,800 square metres, Tema Heavy Industrial Area',
    description: prose`
      Steel frame, insulated cladding, eaves at nine metres and a slab that carries five tonnes to
      the square metre. Three roller doors face a concrete yard on which a forty-foot trailer turns
      without reversing twice.

      There are 1,650 square metres of clear floor, with offices, a canteen and changing rooms on
      150 square metres at the side. Sprinklers are fed from an 80,000-litre tank, the last fire
      certificate is from this year, and the 500 kVA transformer belongs to the site.

      The plot is 250 by 300 feet. Distance to harbour gate: 4.5 kilometres by the new road. Title:
      TDC lease, 38 years unexpired, renewable, with consent to assign ready.

      Current use is storage of packaging, with the tenant on three months’ notice. Buyers may take
      over the racking and two forklifts at a valuation. We have environmental and structural
      reports for inspection at our office; they are long, and they are fine.
    `,
    price: 8500000,
    location: 'Tema',
    region: 'Greater Accra',
    address: 'Heavy Industrial Area, off the Aluminium roundabout road, GT-006-7741',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Commercial Property',
    lister: 'selorm',
    facts: {
      floorArea: 1800,
      plot: '250x300',
      title: 'leasehold',
      leaseYears: 38,
    },
    pictures: ['warehouse-01.jpg', 'warehouse-01-doors.jpg', 'office-room-01.jpg'],
    comments: [
      {
        author: 'ebo',
        comment:
          'I have offloaded there many times. The yard is as they say, and the slab does not crack.',
        rating: 5,
      },
      { author: 'kwame', comment: 'Is the seller open to sale and leaseback for two years?' },
    ],
  },
  {
    name: 'Seven-floor office building at North Ridge, Accra',
    description: prose`
      A green glass building of seven floors and 4,200 square metres of lettable space, on 0.9 acre
      with 64 parking bays. Nine tenants, among them a bank on the ground floor, bring in a gross
      rent of about ₵3.1 million a year at 81 per cent occupancy.

      Lifts were replaced in 2022, chillers serviced on contract, and two 650 kVA generators run in
      turn. The façade needs resealing on the west side, for which we have a quotation of ₵240,000
      and have priced it in.

      The vehicle for sale is the building itself and not a company. Government lease with 47 years
      left; ground rent paid to date. The land certificate, the tenancy schedule, service charge
      accounts for three years and a valuation by a GhIS member are in a data room opened after a
      short confidentiality letter.

      Proof of funds before inspection, please, so as not to disturb the tenants.
    `,
    price: 26000000,
    location: 'Ridge',
    region: 'Greater Accra',
    address: 'Castle Road, North Ridge, GA-031-0185',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Commercial Property',
    lister: 'kwame',
    facts: {
      floorArea: 4200,
      parking: 64,
      light: ['generator'],
      airConditioning: true,
      lift: true,
      title: 'leasehold',
      leaseYears: 47,
      documents: ['certificate'],
    },
    pictures: ['office-block-03.jpg', 'office-room-02.jpg', 'office-room-01.jpg'],
    comments: [
      {
        author: 'naa',
        comment:
          'I rented on the fourth floor for five years. Well managed. The west side does leak in a storm, as stated.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Row of five shops on the Offinso road, Suame, Kumasi',
    description: prose`
      Five shops of 52 square metres each under one red roof at Suame, all let, to a spare-parts
      dealer (two), a pharmacy, a bakery outlet and a mobile money agent. Together they pay ₵11,500
      a month, and none is behind.

      The building is eleven years old. Columns were designed for a second floor, and the starter
      bars are capped under the roof, ready for whoever has the courage. Each shop has its own
      prepaid meter and toilet. The frontage of 28 metres is paved up to the road, and the new
      interchange works stop short of it according to the plan at Urban Roads.

      Leasehold from the Suame stool, 99 years from 2009, Manhyia consent, registered, with a land
      certificate. The owner is dividing his property among his children while he is alive, and this
      piece is easier to divide as money.

      Tenancy agreements can be read at my office in Ahodwo.
    `,
    price: 3200000,
    location: 'Suame',
    region: 'Ashanti',
    address: 'Offinso road, 500 m after Suame Roundabout, Kumasi, AK-310-6649',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Commercial Property',
    lister: 'akosua',
    facts: {
      toilets: 5,
      floorArea: 260,
      light: ['own-meter'],
      title: 'leasehold',
      documents: ['certificate'],
    },
    pictures: ['shops-02.jpg', 'shops-02-awnings.jpg', 'shop-interior-01.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment: 'I buy parts there. Always busy, and parking is the only quarrel.',
        rating: 4,
      },
      {
        author: 'yaw',
        comment:
          'At that rent it takes twenty-three years to get the money back. Is there room in the price?',
      },
    ],
  },
  {
    name: 'Two-storey commercial building with shops and rooms, Bibiani',
    description: prose`
      A building of 620 square metres on the main street that earns twice: from the shops below and
      from the rooms above.

      Below are five shops with awnings and glass, four of them let. Above are ten rooms with air
      conditioners, rented to mine contractors by the month. At full house it brings ₵14,000 a
      month; this year the average was ₵10,200, and you can see the book.

      Built in 2016 on a lease from the Bibiani stool. Repairs wanted: two awnings, and the gutter
      on the north side. The seller is seventy-four and will stay three months to introduce you to
      the tenants.
    `,
    price: 2100000,
    location: 'Bibiani',
    region: 'Western North',
    address: 'Main street, near the old lorry station, Bibiani',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Commercial Property',
    lister: 'araba',
    facts: {
      floorArea: 620,
      yearBuilt: 2016,
      airConditioning: true,
      title: 'leasehold',
    },
    pictures: ['shops-01.jpg', 'shops-01-awnings.jpg', 'shop-interior-02.jpg', 'bedroom-03.jpg'],
    comments: [
      {
        author: 'efua',
        comment: 'I met the old man. He showed me the book without being asked.',
        rating: 5,
      },
      { author: 'essien', comment: 'What is the depth of the plot behind the building?' },
    ],
  },
  {
    name: 'Storage depot with three bays on the Tamale road, Buipe',
    description: prose`
      Everything that goes north by road or by lake passes Buipe: cement, fertiliser, shea, maize.
      The depot stands on the east side of the highway, 600 metres from the river bridge.

      Three bays with blue roller doors, 900 square metres in all, on a raised slab so that lorries
      load level. The shed is galvanised steel, bolted, and could be lengthened by two more bays
      towards the back.

      Yard of 1.1 acres, 200 by 240 feet, fenced with chain link, weighbridge pit (the bridge itself
      was sold), guard room, latrine, borehole. NEDCo three-phase power to the wall.

      A shea company leased it until January and left it clean. It is empty now, and each season it
      stays empty costs the owner; that is why the price is lower than the steel alone.

      Land from the Buipewura, 50-year lease, 44 to go. I can receive you any day with notice from
      Tamale, one and a half hours by car.
    `,
    price: 1450000,
    location: 'Buipe',
    region: 'Savannah',
    address: 'Kintampo to Tamale highway, 600 m from the bridge, Buipe',
    condition: 'Fairly Used',
    propertyType: 'PropertySales',
    saleType: 'Commercial Property',
    lister: 'fuseini',
    facts: {
      floorArea: 900,
      water: ['borehole'],
      plot: '200x240',
      title: 'leasehold',
      leaseYears: 44,
    },
    pictures: ['warehouse-01-doors.jpg', 'warehouse-01.jpg'],
    comments: [
      {
        author: 'ayishetu',
        comment:
          'Our cooperative stored shea there for two seasons. Dry, and the guard was serious.',
        rating: 4,
      },
      { author: 'ayamga', comment: 'Would you rent two bays from October to February?' },
    ],
  },
];
