import { prose } from '../prose.ts';
import type { DemoCar } from '../types.ts';

export const HATCHBACKS_AND_SALOONS: readonly DemoCar[] = [
  {
    name: 'Toyota Vitz 2010, red',
    description: prose`
      My first car, and it took me through university and two jobs. Engine 1.0, sips fuel, and the
      air conditioner freezes you. The bumper on the left has a scratch from a trotro at Atomic
      junction; it is in no picture, so I say it here. Front-wheel drive, duty paid. Four new tyres
      in January. Insurance and roadworthy are both valid past Christmas. Come with your mechanic.
    `,
    price: 50000,
    brand: 'Toyota',
    model: 'Vitz',
    year: 2010,
    mileage: 148000,
    location: 'Madina',
    region: 'Greater Accra',
    condition: 'Fair',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    carType: 'Hatchback',
    registrationNumber: 'GT 3816-15',
    driverName: 'Adwoa Asantewaa',
    driverContact: '+233244000131',
    cityOrTown: 'Madina',
    owner: 'adwoa',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '2wd',
      body: 'hatchback',
      colour: 'Red',
      engine: 1000,
      airConditioning: true,
      registered: true,
    },
    pictures: ['hatchback-red-front.jpg', 'hatchback-red-front-headlight.jpg'],
    availableInDays: 3,
  },
  {
    name: 'Pontiac Vibe 2009, red',
    description: prose`
      Same engine as the Toyota Matrix, so parts are at Suame on every table and any fitter knows
      it. 1.8 litres, front-wheel drive, roof rails, and seats that fold flat for a fridge. Used as
      a family car by a teacher and never for ride-hailing.

      Recent work: water pump, front shocks, and a new battery with receipt. The check engine lamp
      is off and has not been cleared with a machine the night before, as some do. Duty paid, papers
      in my name.
    `,
    price: 58000,
    brand: 'Pontiac',
    model: 'Vibe',
    year: 2009,
    mileage: 171000,
    location: 'Tafo',
    region: 'Ashanti',
    condition: 'Fair',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    carType: 'Hatchback',
    registrationNumber: 'AS 7204-14',
    driverName: 'Kwabena Sarpong',
    driverContact: '+233200000136',
    cityOrTown: 'Kumasi',
    owner: 'kwabena',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '2wd',
      body: 'hatchback',
      colour: 'Red',
      engine: 1800,
      registered: true,
    },
    pictures: ['hatchback-red-side.jpg', 'hatchback-red-side-doors.jpg'],
    availableInDays: 1,
  },
  {
    name: 'Toyota Matrix 2011, white',
    description: prose`
      Imported from New Jersey in 2018 with a clean title and the duty paid; the auction sheet with
      pictures is in the glove box. I have been the only owner in Ghana. White, grey cloth inside,
      reverse camera, heated mirrors that you will never use in Takoradi.

      It has done the Takoradi to Accra road every second Friday and has not stopped on the way
      once. Front-wheel drive, and a timing chain, so no belt to fear. Selling because a bigger car
      has come. Swap is not possible, but a fair offer will be heard.
    `,
    price: 72000,
    brand: 'Toyota',
    model: 'Matrix',
    year: 2011,
    mileage: 134000,
    location: 'Takoradi',
    region: 'Western',
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    carType: 'Hatchback',
    registrationNumber: 'WR 1458-18',
    driverName: 'Efua Aidoo',
    driverContact: '+233244000133',
    cityOrTown: 'Takoradi',
    owner: 'efua',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '2wd',
      body: 'hatchback',
      colour: 'White',
      registered: true,
      negotiable: true,
    },
    pictures: ['hatchback-white-rear.jpg', 'hatchback-white-rear-tailgate.jpg'],
    availableInDays: 7,
  },
  {
    name: 'Toyota Corolla LE 2015, silver',
    description: prose`
      Corolla needs no introduction here. This one is the LE, front-wheel drive, with alloy wheels,
      a screen with camera and keyless start. Serviced every 5,000 kilometres with synthetic oil at
      the same shop in Spintex, and the book is stamped.

      One repaint: front bumper, after a gatepost. Everything else is factory, and you may bring the
      paint meter. Air bags are intact. Duty is paid, and a DVLA search is welcome before payment.
      Bank transfer or banker’s draft, and we do the change of ownership together on the same day.
    `,
    price: 118000,
    brand: 'Toyota',
    model: 'Corolla',
    year: 2015,
    mileage: 102000,
    location: 'Spintex',
    region: 'Greater Accra',
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    carType: 'Saloon',
    registrationNumber: 'GW 2673-20',
    driverName: 'Selorm Agbeko',
    driverContact: '+233200000112',
    cityOrTown: 'Accra',
    owner: 'selorm',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '2wd',
      body: 'saloon',
      colour: 'Silver',
      registered: true,
    },
    pictures: ['saloon-silver-front.jpg', 'saloon-silver-front-close.jpg'],
    availableInDays: 2,
  },
  {
    name: 'Hyundai Elantra 2017, silver',
    description: prose`
      A lady’s car from Ho: low kilometres, no smoke, no dog. 2.0 engine, front-wheel drive, leather
      on the wheel, cloth on the seats, sunroof that opens and closes without begging.

      Bought foreign-used in 2021 with the duty paid. I drive to work, which is three kilometres,
      and to church, which is two. Brake pads are new all round. It has two keys, the jack, and the
      original toolkit. Inspection at Ho or at Sogakope, where I can meet you halfway from Accra.
    `,
    price: 128000,
    brand: 'Hyundai',
    model: 'Elantra',
    year: 2017,
    mileage: 68000,
    location: 'Ho',
    region: 'Volta',
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    carType: 'Saloon',
    registrationNumber: 'VR 0937-21',
    driverName: 'Dzifa Amenuvor',
    driverContact: '+233270000124',
    cityOrTown: 'Ho',
    owner: 'dzifa',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '2wd',
      body: 'saloon',
      colour: 'Silver',
      engine: 2000,
      registered: true,
    },
    pictures: ['saloon-silver-rear.jpg', 'saloon-silver-rear-boot.jpg'],
    availableInDays: 14,
  },
  {
    name: 'Toyota Camry Hybrid 2018, blue',
    description: prose`
      Five litres for a hundred kilometres on the motorway, six in town, and in traffic at Tetteh
      Quarshie it makes no sound at all. The hybrid battery was tested in May at 91 per cent, and
      the print-out goes with the car.

      Deep blue with black inside. Front-wheel drive, lane keeping, radar cruise, wireless charging.
      First registered here in 2022 with duty paid, comprehensive insurance with no claim. I have a
      company car from next month, so there is no story behind the sale. Viewing at A&C Mall car
      park after work.
    `,
    price: 218000,
    brand: 'Toyota',
    model: 'Camry Hybrid',
    year: 2018,
    mileage: 79000,
    location: 'East Legon',
    region: 'Greater Accra',
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Hybrid',
    carType: 'Saloon',
    registrationNumber: 'GR 4521-22',
    driverName: 'Kwame Boateng',
    driverContact: '+233244000111',
    cityOrTown: 'Accra',
    owner: 'kwame',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '2wd',
      body: 'saloon',
      colour: 'Blue',
      registered: true,
    },
    pictures: ['saloon-blue-side.jpg', 'saloon-blue-side-front.jpg'],
    availableInDays: 21,
  },
];
