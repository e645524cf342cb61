import { prose } from '../prose.ts';
import type { DemoShortStay } from '../types.ts';

export const HOTELS: readonly DemoShortStay[] = [
  {
    name: 'Double room at a business hotel near Kotoka Airport',
    description: prose`
      Eight minutes by car from Terminal 3, on the quiet side of Patrice Lumumba Road. The room has
      a queen bed, a bench for your suitcase, blackout curtains and a walk-in shower with hot water
      at all hours. The whole building was redone in 2023, from the wiring to the tiles.

      Breakfast is in the price and starts at 5.30 for guests with an early flight: eggs, hausa
      koko, fruit and bread from our own oven. The standby generator carries the air conditioners
      and not only the lights, and the borehole keeps the taps running when the pipes are dry.

      The airport shuttle is free between 5 a.m. and 11 p.m.; give us your flight number a day
      before. The price is for two people with taxes in. Check-in is from 2 p.m. and check-out by
      noon; staying until 4 p.m. costs half a night.
    `,
    price: 1850,
    location: 'Airport Residential Area',
    region: 'Greater Accra',
    address: 'Patrice Lumumba Road, GL-125-0418',
    condition: 'Renovated',
    propertyType: 'Short-Stay',
    shortStayType: 'Hotels',
    lister: 'kwame',
    facts: {
      guests: 2,
      bedrooms: 1,
      beds: 1,
      bathrooms: 1,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      breakfast: true,
      water: ['mains', 'borehole'],
      light: ['generator'],
      airConditioning: true,
    },
    pictures: ['hotel-01.jpg', 'bedroom-02.jpg', 'bathroom-02.jpg', 'living-01.jpg'],
    comments: [
      {
        author: 'ebo',
        comment:
          'Stayed one night before a 7 a.m. flight. The shuttle was at the door at five sharp as they promised, and they packed my breakfast.',
        rating: 5,
      },
      {
        author: 'efua',
        comment:
          'Clean room and strong air conditioner. You can hear planes until about 10 p.m., so bring ear plugs if you sleep early.',
        rating: 4,
      },
      {
        author: 'mawuli',
        comment: 'Is the shuttle also free for a guest coming from the VIP bus station?',
      },
    ],
  },
  {
    name: 'Double room in an old merchant house, Cape Coast',
    description: prose`
      A fish merchant built this house in 1911 and his great-grandchildren still run it. Upstairs
      and downstairs the verandas go right round, so every one of the nine rooms has a place to sit
      in the evening breeze. Walls are thick and rooms stay cool; there is a ceiling fan in each and
      an air conditioner in the four upstairs rooms, which you may ask for when you book.

      Floors are the old red tiles. The bathroom is new, with a water heater. You get breakfast on
      the lower veranda, and Auntie Aba fries fish and kenkey in the evening if you tell her before
      three. The Castle is a seven-minute walk and Kakum is forty minutes by taxi.

      Please know that the stairs are steep and there is no lift. Cars park inside the wall.
    `,
    price: 780,
    location: 'Cape Coast',
    region: 'Central',
    address: 'Off Commercial Street, near London Bridge, CC-004-2216',
    condition: 'Old House',
    propertyType: 'Short-Stay',
    shortStayType: 'Hotels',
    lister: 'essien',
    facts: {
      guests: 2,
      bedrooms: 1,
      bathrooms: 1,
      breakfast: true,
      security: ['walled'],
    },
    pictures: ['colonial-01-veranda.jpg', 'bedroom-03.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'adwoa',
        comment:
          'We came for Fetu Afahye and sat on that veranda the whole morning. The house has a feeling no new hotel can give you.',
        rating: 5,
      },
      {
        author: 'kwabena',
        comment:
          'Lovely place, but our room downstairs had only a fan and the night was hot. Ask for upstairs.',
        rating: 3,
      },
      { author: 'dedei', comment: 'Auntie Aba’s pepper alone is worth the journey.', rating: 5 },
    ],
  },
  {
    name: 'Double room with pool below the dam, Akosombo',
    description: prose`
      The hotel stands on the slope between Akosombo township and Atimpoku. From the path behind the
      pool it is two minutes down to the Volta, where canoe men take guests out in the late
      afternoon for an agreed fare.

      Your room: first or second floor, double bed, balcony, air conditioner, small fridge, shower
      with hot water. Your children: the pool has a shallow end and an attendant from nine to six,
      and a third person under twelve sleeps on a folding bed for nothing.

      The kitchen cooks tilapia the whole day and banku until it finishes. On Saturdays there is a
      live band, so light sleepers should ask for the wing that faces the hill. Power here comes
      straight from next door, as we like to say, and it is seldom off for long; a generator covers
      the rest.
    `,
    price: 980,
    location: 'Akosombo',
    region: 'Eastern',
    address: 'Atimpoku to Akosombo road, 1.5 km after the Adomi Bridge roundabout',
    condition: 'Renovated',
    propertyType: 'Short-Stay',
    shortStayType: 'Hotels',
    lister: 'selorm',
    facts: {
      guests: 2,
      bedrooms: 1,
      beds: 1,
      bathrooms: 1,
      light: ['generator'],
      airConditioning: true,
      pool: true,
    },
    pictures: ['hotel-pool-02.jpg', 'bedroom-01.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'ebo',
        comment:
          'Two hours from Tema and the children did not want to leave the water. Tilapia fresh, prices fair.',
        rating: 5,
      },
      {
        author: 'dedei',
        comment:
          'Nice rooms. The band on Saturday goes on till past eleven, so take their advice on the wing.',
        rating: 4,
      },
      {
        author: 'kwabena',
        comment:
          'We waited an hour and a half for food on a Sunday afternoon. The room itself was fine.',
        rating: 2,
      },
    ],
  },
  {
    name: 'Deluxe room with pool and breakfast at Ahodwo, Kumasi',
    description: prose`
      Ahodwo is where Kumasi goes to eat and still sleeps early, and the hotel is three streets from
      the roundabout. Fifty-two rooms on four floors look over the pool or over the garden. A deluxe
      room is on the pool side, with a king bed, a padded headboard, an armchair, a desk and a
      private balcony.

      What the price includes: buffet breakfast for two, the pool and the small gym, parking with a
      guard, and internet that has carried many video meetings. What it does not include: laundry,
      the airport pick-up (₵60) and drinks from the fridge, which are priced on a card.

      Water is from two boreholes and is treated. When ECG goes, the plant comes on within a minute.
      Funeral weekends fill up two weeks ahead, so book early for those.
    `,
    price: 890,
    location: 'Ahodwo',
    region: 'Ashanti',
    address: 'Third street off Ahodwo Roundabout, Kumasi, AK-213-0760',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Hotels',
    lister: 'akosua',
    facts: {
      guests: 2,
      bedrooms: 1,
      beds: 1,
      breakfast: true,
      water: ['borehole'],
      light: ['generator'],
      pool: true,
      security: ['guard'],
    },
    pictures: ['hotel-pool-01.jpg', 'bedroom-02.jpg', 'bathroom-01.jpg', 'bedroom-04.jpg'],
    comments: [
      {
        author: 'adwoa',
        comment:
          'We booked six rooms for a funeral and they kept all six together on one floor. Thank you.',
        rating: 5,
      },
      {
        author: 'ayishetu',
        comment:
          'Breakfast had waakye on Sunday, which I did not expect. The gym is two machines only.',
        rating: 4,
      },
      {
        author: 'yaw',
        comment: 'Internet was as good as they say. I worked from the balcony for three days.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Motel room on the Bolgatanga road, Walewale',
    description: prose`
      Breaking the journey between Tamale and Bolgatanga? The motel is on the right as you leave
      Walewale going north, behind a wall high enough to keep your car safe for the night. Lorries
      stay outside.

      There are sixteen double rooms on two floors, all self-contained, each opening on a veranda
      with two chairs. Beds are firm, nets are new, and you may choose a fan room or pay ₵60 more at
      the desk for the air conditioner. Water is from a mechanised borehole. NEDCo has been steady
      this year, and solar lamps stay on along the verandas when it is not.

      Food: TZ with ayoyo, guinea fowl and rice, from six in the evening. There is a mosque opposite
      and a quiet corner for prayers inside the compound. We open the gate at any hour, only call
      when you pass Savelugu or Winkogo.
    `,
    price: 260,
    location: 'Walewale',
    region: 'North East',
    address: 'Tamale to Bolgatanga road, 600 m after the Nalerigu junction',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Hotels',
    lister: 'fuseini',
    facts: {
      guests: 2,
      bedrooms: 1,
      bathrooms: 1,
      water: ['borehole'],
      light: ['solar'],
      security: ['walled', 'gated'],
    },
    pictures: ['guest-house-02-veranda.jpg', 'bedroom-03.jpg'],
    comments: [
      {
        author: 'ayamga',
        comment:
          'My usual stop. The man at the gate knows my car now. Guinea fowl is the best between Tamale and Bolga.',
        rating: 5,
      },
      {
        author: 'mawuli',
        comment: 'Simple but neat. Water pressure upstairs was low in the morning.',
        rating: 3,
      },
    ],
  },
];
