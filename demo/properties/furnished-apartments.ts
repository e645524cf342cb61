import { prose } from '../prose.ts';
import type { DemoShortStay } from '../types.ts';

export const FURNISHED_APARTMENTS: readonly DemoShortStay[] = [
  {
    name: 'Two-bedroom furnished apartment in Cantonments, fourth floor',
    description: prose`
      Fourth floor with a lift, five minutes from the American Embassy and the Lebanese bakery, and
      far enough from the Ring Road to open a window at night.

      Both bedrooms are en suite, and four can sleep. The kitchen has a full cooker, a fridge with
      ice, a washing machine and enough pots to feed eight. The sitting room has a proper dining
      corner, which short-let places often forget, and fibre internet of 100 Mbps with a router on
      battery.

      Downstairs: a small pool, a gym, guards day and night, a covered parking space with your
      number on it. The building has a 500 kVA plant and treated borehole water. Cleaning is on
      Mondays and Thursdays. Prepaid electricity of ₵400 a week is included; after that you buy your
      own units on the app and the caretaker shows you how. A month or more is cheaper, please ask.
    `,
    price: 1450,
    location: 'Cantonments',
    region: 'Greater Accra',
    address: 'Fourth Circular Road, GL-047-7718',
    condition: 'Newly built',
    propertyType: 'Short-Stay',
    shortStayType: 'Furnished Apartments',
    lister: 'kwame',
    facts: {
      guests: 4,
      bedrooms: 2,
      bathrooms: 2,
      floor: 4,
      parking: 1,
      kitchen: true,
      water: ['borehole'],
      light: ['own-meter', 'generator'],
      fibre: true,
      pool: true,
      lift: true,
      security: ['guard'],
    },
    pictures: ['kitchen-01.jpg', 'furnished-apartment-01.jpg', 'bedroom-04.jpg', 'bathroom-02.jpg'],
    comments: [
      {
        author: 'naa',
        comment:
          'My sister and her husband stayed three weeks in December. The lift worked every day and so did the internet.',
        rating: 5,
      },
      {
        author: 'ebo',
        comment:
          'Very comfortable. With two air conditioners on, the free units were finished by Thursday.',
        rating: 4,
      },
      { author: 'mawuli', comment: 'Do you take bookings of six months for a company?' },
    ],
  },
  {
    name: 'Furnished studio off Oxford Street, Osu',
    description: prose`
      One room for one or two, well used: a double bed, a desk with a lamp, a green armchair by the
      balcony door, a pantry with two hot plates and a fridge, and a bathroom with hot water. Second
      floor, above a tailor who closes at six.

      Oxford Street is two minutes away, with its forex bureaux, night food and taxis at all hours.
      Osu is not silent on Fridays, but the studio faces the back and most guests sleep well.

      You get the code of the key box by WhatsApp on the day. Sixty units on the meter when you
      arrive. No parking.
    `,
    price: 640,
    location: 'Osu',
    region: 'Greater Accra',
    address: 'Second lane off Oxford Street, GA-081-2290',
    condition: 'Renovated',
    propertyType: 'Short-Stay',
    shortStayType: 'Furnished Apartments',
    lister: 'naa',
    facts: {
      guests: 2,
      bedrooms: 0,
      beds: 1,
      bathrooms: 1,
      floor: 2,
      parking: 0,
      kitchen: true,
      light: ['own-meter'],
    },
    pictures: ['furnished-apartment-02.jpg', 'kitchen-03.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'efua',
        comment:
          'Perfect for one person. I walked to everything, and the key box worked at midnight.',
        rating: 5,
      },
      {
        author: 'kwabena',
        comment: 'For two people with luggage it is tight. Clean, though.',
        rating: 3,
      },
      {
        author: 'adwoa',
        comment: 'The tailor below made me a kaba in two days. Bonus.',
        rating: 5,
      },
      {
        author: 'ayishetu',
        comment:
          'Friday night I heard every song until three, back side or not. Never again on a weekend.',
        rating: 1,
      },
    ],
  },
  {
    name: 'Furnished two-bedroom flat on Beach Road, Takoradi',
    description: prose`
      People on oil and gas contracts have used this flat since 2014, and what they asked for over
      the years is now in it: blackout curtains for those on night shift, a strong desk, two
      fridges, and hot water that does not argue.

      The sitting room has a large orange sofa, a television with a decoder, and a dining table for
      four. One bedroom has a double bed and the other two singles, and each has an air conditioner.
      There is one bathroom, and a kitchen for those who cook.

      Beach Road is quiet after eight. The golf club, the Atlantic and the harbour gate are all
      within seven minutes by car. The building has a common generator and a watchman we have known
      for ten years. Laundry is done on Wednesdays at no charge, and a driver can be arranged for
      the Tema or Accra road. Invoices for companies on request.
    `,
    price: 600,
    location: 'Takoradi',
    region: 'Western',
    address: 'Beach Road, near the golf club, WS-377-1180',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Furnished Apartments',
    lister: 'araba',
    facts: {
      guests: 4,
      bedrooms: 2,
      beds: 3,
      bathrooms: 1,
      kitchen: true,
      light: ['generator'],
      airConditioning: true,
      security: ['guard'],
    },
    pictures: ['furnished-apartment-01.jpg', 'bedroom-01.jpg', 'kitchen-02.jpg', 'bathroom-02.jpg'],
    comments: [
      {
        author: 'ebo',
        comment:
          'Used it for a two-week job at the port. Slept in the daytime without trouble. Invoice came the same day.',
        rating: 5,
      },
      {
        author: 'essien',
        comment: 'The decoder subscription had run out, but Araba paid when I told her.',
        rating: 4,
      },
    ],
  },
  {
    name: 'One-bedroom furnished flat near KNUST, Ayeduase',
    description: prose`
      Visiting lecturers, parents at matriculation and returning students doing project work: this
      flat was furnished with all of you in mind. It is on the first floor of a four-flat building
      at Ayeduase New Site, twelve minutes on foot from the gate of the university.

      There is a sitting room with a cream sofa and an armchair, a bedroom with a double bed, a
      small study corner with a shelf, and a kitchen with a gas burner and a fridge. One air
      conditioner in the bedroom, ceiling fan in the hall. The water heater is over the shower.

      Rate for one person or two is the same. From the eighth night it drops by a fifth. Light is on
      a separate prepaid meter; the first ₵50 is on us. Quiet after ten, please, since two nurses
      live downstairs and work shifts.
    `,
    price: 420,
    location: 'Ayeduase',
    region: 'Ashanti',
    address: 'Ayeduase New Site, near Ayeduase market, Kumasi, AK-485-0937',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Furnished Apartments',
    lister: 'akosua',
    facts: {
      guests: 2,
      bedrooms: 1,
      beds: 1,
      bathrooms: 1,
      floor: 1,
      kitchen: true,
      houseRules: 'Quiet after ten.',
      light: ['own-meter'],
      airConditioning: true,
    },
    pictures: ['living-03.jpg', 'bedroom-03.jpg', 'kitchen-02.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'yaw',
        comment:
          'My wife and I stayed for our son’s graduation and walked to the Great Hall. No traffic problem at all.',
        rating: 5,
      },
      {
        author: 'ayamga',
        comment:
          'I wrote two chapters of my thesis at that corner. Internet is not included, so carry your own.',
        rating: 4,
      },
    ],
  },
  {
    name: 'Furnished two-bedroom flat at Kalpohin, Tamale',
    description: prose`
      NGO staff and visiting families will find here what short-let flats often lack: a kitchen you
      can cook in, an oven that works, and a tank that has never run dry. It holds 5,000 litres and
      the tanker man answers our call first.

      The sitting room has a green sofa, a red rug and a ceiling fan as well as an air conditioner,
      since in March you will want both. The master bedroom has a double bed and its own bath. The
      second room, with a bath beside it, has two single beds, or one put together with the other.

      The flat is upstairs in a walled compound at Kalpohin Estates, ten minutes from the Teaching
      Hospital and fifteen from the old market. A watchman and his wife live at the gate; she washes
      clothes and he washes cars. NEDCo meter, inverter with batteries for lights, fans and
      internet. Airport pick-up is ₵120.
    `,
    price: 350,
    location: 'Kalpohin',
    region: 'Northern',
    address: 'Kalpohin Estates, near the last stop, Tamale, NT-061-8842',
    condition: 'Fairly Used',
    propertyType: 'Short-Stay',
    shortStayType: 'Furnished Apartments',
    lister: 'fuseini',
    facts: {
      guests: 4,
      bedrooms: 2,
      beds: 3,
      bathrooms: 2,
      floor: 1,
      kitchen: true,
      water: ['polytank'],
      airConditioning: true,
      security: ['walled', 'guard'],
    },
    pictures: ['living-02.jpg', 'bedroom-04.jpg', 'kitchen-02.jpg', 'bathroom-01.jpg'],
    comments: [
      {
        author: 'rahinatu',
        comment:
          'I take this flat whenever I have training in Tamale. The batteries carried us through a whole night.',
        rating: 5,
      },
      {
        author: 'efua',
        comment: 'Very good. Could use thicker curtains in the second room.',
        rating: 4,
      },
      {
        author: 'dedei',
        comment: 'March heat is serious, but the flat was cool. The watchman’s wife is a gem.',
        rating: 5,
      },
    ],
  },
];
