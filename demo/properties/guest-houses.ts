import { prose } from '../prose.ts';
import type { DemoShortStay } from '../types.ts';

export const GUEST_HOUSES: readonly DemoShortStay[] = [
  {
    name: 'Guest house room two minutes from Busua beach',
    description: prose`
      Ten rooms on two floors, two minutes behind the beach, past the chop bars. All are for two and
      have a private shower, a standing fan, a net and a chair on the veranda; the four corner rooms
      also have an air conditioner.

      Surfboards are ₵50 for half a day, and Ebenezer, who grew up on that wave, gives lessons
      before the wind rises. Order lobster and jollof in the morning.

      From Takoradi take a car to Agona Nkwanta, then a shared taxi, about an hour in all. Mobile
      money and cash; the nearest bank machine is at Agona.
    `,
    price: 420,
    location: 'Busua',
    region: 'Western',
    address: 'Behind the main beach road, near the Methodist school, Busua',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
    lister: 'araba',
    facts: {
      guests: 2,
      bedrooms: 1,
      bathrooms: 1,
    },
    pictures: ['guest-house-02.jpg', 'bedroom-01.jpg', 'bathroom-01.jpg'],
    video: 'guest-house-02-tour.mp4',
    comments: [
      {
        author: 'efua',
        comment: 'I go every year for Easter. Book early, because the surfers know this place now.',
        rating: 5,
      },
      {
        author: 'adwoa',
        comment: 'The lobster is true. The mattress in room 3 is tired.',
        rating: 4,
      },
      {
        author: 'ebo',
        comment: 'Ebenezer is patient with beginners. My daughter stood up on the second day.',
        rating: 5,
      },
      {
        author: 'mawuli',
        comment:
          'A neighbour’s generator ran the whole night and nobody at the desk could do anything. The beach is lovely, but we did not sleep.',
        rating: 2,
      },
    ],
  },
  {
    name: 'Guest house room at Damongo, for Mole and Larabanga',
    description: prose`
      Mole National Park is twenty-five minutes from our gate, and a bed in Damongo costs a good
      deal less than one inside the park. We have eight rooms in a row under one long veranda, each
      with a double bed, a fan, a net and a shower that runs warm from the sun.

      At five in the morning we wake you with tea, bread and boiled eggs so that you make the first
      walking safari at seven. A driver who knows the rangers takes up to four people to the park
      and on to the old mosque at Larabanga; he charges ₵450 for the day and waits.

      The compound is fenced and swept, children are welcome, and the kitchen does rice balls with
      groundnut soup. Light is from NEDCo with solar for lamps and phones. Alcohol is not sold here,
      though you may bring your own to your veranda.
    `,
    price: 240,
    location: 'Damongo',
    region: 'Savannah',
    address: 'Sawla road, 300 m after the municipal assembly, Damongo',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
    lister: 'fuseini',
    facts: {
      guests: 2,
      bedrooms: 1,
      beds: 1,
      bathrooms: 1,
      breakfast: true,
      light: ['solar'],
    },
    pictures: ['guest-house-01.jpg', 'bedroom-03.jpg'],
    comments: [
      {
        author: 'ayishetu',
        comment:
          'We saw eleven elephants, and the driver explained everything in Dagbani and English. Tea was ready as they said.',
        rating: 5,
      },
      {
        author: 'kwabena',
        comment: 'Warm water was finished by the time I bathed. Otherwise a clean, honest place.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Quiet guest room close to Kintampo Falls',
    description: prose`
      A four-room guest house run by a retired headmistress, so the towels are folded and the gate
      closes at ten. The falls are five kilometres away.

      Each room is for one or two and has its own toilet and bath, a fan, a wardrobe, a reading
      table and a window with bars and net. You share the sitting room and a kitchen with two
      burners. Breakfast of oats or koko with koose is ₵25.

      The house has a pumped well and a tank of 2,000 litres. Parking for five cars inside. Weekly
      guests pay for six nights.
    `,
    price: 190,
    location: 'Kintampo',
    region: 'Bono East',
    address: 'Off the Tamale road, near the Rural Health Training School, Kintampo',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
    lister: 'yaw',
    facts: {
      guests: 2,
      bedrooms: 1,
      bathrooms: 1,
      parking: 5,
      kitchen: true,
      houseRules: 'The gate closes at ten.',
      water: ['polytank'],
    },
    pictures: ['bedroom-02.jpg', 'bathroom-02.jpg'],
    comments: [
      {
        author: 'ayishetu',
        comment:
          'Madam is strict about ten o’clock, but I have not slept so well on the Tamale road before.',
        rating: 4,
      },
      {
        author: 'fuseini',
        comment: 'Good value. My driver and I each had a room and the car was inside.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Room in a family guest house, Nkwanta',
    description: prose`
      Three guest rooms, each for two, in the front part of our bungalow, with their own door. The
      family lives behind, and you will see the grandmother shelling groundnuts.

      The beds are new this year. Each room has its bathroom, with a bucket of hot water morning and
      evening. Kyabobo park office is ten minutes away, and we can ask a guide to wait for you
      there; hikers going up to Shiare should start by six.

      Supper is yam or fufu with light soup, ₵40, at seven. Three cars can come inside.
    `,
    price: 160,
    location: 'Nkwanta',
    region: 'Oti',
    address: 'Kpassa road, third house after the Evangelical Presbyterian church, Nkwanta',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
    lister: 'dzifa',
    facts: {
      guests: 2,
      bedrooms: 1,
      bathrooms: 1,
      parking: 3,
    },
    pictures: ['bedroom-01.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'mawuli',
        comment:
          'I was there for a school inspection. They dried my shoes by the fire when it rained. You do not forget such people.',
        rating: 5,
      },
    ],
  },
  {
    name: 'Guest room with breakfast in Tesano, Accra',
    description: prose`
      Tesano still has the big compounds and the neem trees, and you can reach Circle in fifteen
      minutes when there is no traffic, or in fifty when there is.

      We let five rooms in our two-storey house; the children have grown and travelled. Yours has a
      double bed, air conditioning, a desk by the window, a wardrobe, and a bathroom next door that
      is shared with one other room. Towels and soap are given. We serve breakfast on the balcony
      from seven, with good Ghanaian cocoa.

      The house stands behind a grille wall with a sliding gate, a dog that barks and does not bite,
      and a night watchman. Guests with business at Achimota hospital or the ministries often stay
      for a week and get the seventh night free. Please do not bring visitors after nine.
    `,
    price: 380,
    location: 'Tesano',
    region: 'Greater Accra',
    address: 'Off the Nsawam Road, near Tesano police station, GA-228-1945',
    condition: 'Renovated',
    propertyType: 'Short-Stay',
    shortStayType: 'Guest House',
    lister: 'nii',
    facts: {
      guests: 2,
      bedrooms: 1,
      beds: 1,
      breakfast: true,
      houseRules: 'No visitors after nine.',
      airConditioning: true,
      security: ['walled', 'gated', 'guard'],
    },
    pictures: ['bedroom-04.jpg', 'bathroom-02.jpg', 'villa-07-gate.jpg'],
    comments: [
      {
        author: 'kwabena',
        comment:
          'Came for my visa and stayed four nights. Felt like visiting an uncle, only that the uncle lets you sleep.',
        rating: 5,
      },
      {
        author: 'ayamga',
        comment: 'Sharing the bathroom was no problem, it was always clean.',
        rating: 4,
      },
      {
        author: 'efua',
        comment:
          'The traffic they warn you about is real. Leave before six if you have an appointment in town.',
        rating: 4,
      },
    ],
  },
];
