import { prose } from '../prose.ts';
import type { DemoCar } from '../types.ts';

export const SUVS_AND_FOUR_BY_FOURS: readonly DemoCar[] = [
  {
    name: 'Honda CR-V 2015, black',
    description: prose`
      Black EX with roof rails, 2.4 engine, front-wheel drive. It was my wife’s for four years, so
      the rear seats have known many children and one goat, which was a gift and travelled in a box.
      We have had the inside steamed.

      New since last year: both lower arms, rear pads, alternator, wipers. The gearbox oil is
      changed on time because this CVT must be respected. Sunyani to Kumasi on a quarter tank. Duty
      was paid long ago; the buyer pays the transfer at DVLA.
    `,
    price: 168000,
    brand: 'Honda',
    model: 'CR-V',
    year: 2015,
    mileage: 118000,
    location: 'Sunyani',
    region: 'Bono',
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    carType: 'SUV',
    registrationNumber: 'BA 3350-19',
    driverName: 'Yaw Opoku-Agyemang',
    driverContact: '+233244000123',
    cityOrTown: 'Sunyani',
    owner: 'yaw',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '2wd',
      body: 'suv',
      colour: 'Black',
      engine: 2400,
      registered: true,
    },
    pictures: ['suv-black-rear.jpg', 'suv-black-rear-tailgate.jpg'],
    availableInDays: 5,
  },
  {
    name: 'Hyundai Tucson 2018, black',
    description: prose`
      Full option: panoramic roof, leather, push start, heated and cooled seats in front, blind spot
      lamps in the mirrors. 2.0 petrol, automatic with six gears, all-wheel drive lock for the muddy
      part of Santasi.

      Foreign-used from Canada, duty paid in 2022, one owner since. There are stone chips on the
      bonnet, none through to metal. The tyres are at seventy per cent. I am an agent for houses and
      this is my own car; you can ask any of my clients how it has been driven.
    `,
    price: 205000,
    brand: 'Hyundai',
    model: 'Tucson',
    year: 2018,
    mileage: 86000,
    location: 'Ahodwo',
    region: 'Ashanti',
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    carType: 'SUV',
    registrationNumber: 'AW 5129-22',
    driverName: 'Akosua Frimpong',
    driverContact: '+233244000113',
    cityOrTown: 'Kumasi',
    owner: 'akosua',
    facts: {
      usage: 'foreign-used',
      duty: 'paid',
      drive: 'awd',
      body: 'suv',
      colour: 'Black',
      engine: 2000,
      registered: true,
    },
    pictures: ['suv-black-front.jpg', 'suv-black-front-close.jpg'],
    availableInDays: 10,
  },
  {
    name: 'BYD Atto 3 2024, white, electric',
    description: prose`
      New, with delivery kilometres only. Battery of 60 kWh, and in Accra traffic with the air
      conditioner on it gives about 360 kilometres. A wall charger of 7 kW is included and an
      electrician fits it within Tema and Accra; overnight it costs you roughly a third of what the
      petrol would.

      White outside, blue and grey inside, front-wheel drive. Battery warranty eight years, honoured
      by the importer here. There are public chargers at four places between Tema and Takoradi, and
      I can send you the list. Duty is paid, and registration is done in your name after payment.
    `,
    price: 345000,
    brand: 'BYD',
    model: 'Atto 3',
    year: 2024,
    mileage: 60,
    location: 'Tema',
    region: 'Greater Accra',
    condition: 'New',
    transmission: 'Automatic',
    fuelType: 'Electric',
    carType: 'SUV',
    registrationNumber: 'DV 4183-24',
    driverName: 'Ebo Quansah',
    driverContact: '+233200000132',
    cityOrTown: 'Tema',
    owner: 'ebo',
    facts: {
      usage: 'brand-new',
      duty: 'paid',
      drive: '2wd',
      body: 'suv',
      colour: 'White',
      airConditioning: true,
      registered: false,
    },
    pictures: ['suv-white-side.jpg', 'suv-white-side-rear-half.jpg'],
    availableInDays: 30,
  },
  {
    name: 'Nissan Patrol 2012, sand',
    description: prose`
      An NGO car from the north that has done its honest work between Tamale, Bole and Wa. Diesel
      3.0, manual, low range that engages every time, roof rack made in Tamale by a man who welds
      for the army.

      The body has dents you can see and rust you cannot, because there is none; the air is dry
      here. Clutch replaced at 160,000. Two spare wheels. Duty was paid when the NGO let it go. It
      starts on the first turn in harmattan. For a farmer, a surveyor or a family that visits its
      village in August.
    `,
    price: 270000,
    brand: 'Nissan',
    model: 'Patrol',
    year: 2012,
    mileage: 214000,
    location: 'Tamale',
    region: 'Northern',
    condition: 'Fair',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: '4x4',
    registrationNumber: 'NR 0862-13',
    driverName: 'Fuseini Alhassan',
    driverContact: '+233270000114',
    cityOrTown: 'Tamale',
    owner: 'fuseini',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '4wd',
      body: 'suv',
      colour: 'Sand',
      engine: 3000,
      registered: true,
    },
    pictures: ['offroader-sand-side.jpg', 'offroader-sand-side-bonnet.jpg'],
    availableInDays: 6,
  },
  {
    name: 'Land Rover Defender 110 2010, green',
    description: prose`
      2.4 diesel, station wagon, seven seats, spare wheel on the back door. It carried visitors
      between Cape Coast, Kakum and Nzulezu for eight years, always with the same driver, who is now
      pensioned and cried a little.

      The chassis was treated twice with wax. The air conditioner is the weak type that Defenders
      have. Water leaks at one corner of the windscreen in heavy rain, a towel solves it, and a new
      seal comes with the car. Original paint, with marks from branches. Service in Accra by people
      who know the make.
    `,
    price: 290000,
    brand: 'Land Rover',
    model: 'Defender 110',
    year: 2010,
    mileage: 189000,
    location: 'Cape Coast',
    region: 'Central',
    condition: 'Used',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: '4x4',
    registrationNumber: 'CR 2291-14',
    driverName: 'Kofi Essien',
    driverContact: '+233244000125',
    cityOrTown: 'Cape Coast',
    owner: 'essien',
    facts: {
      usage: 'home-used',
      drive: '4wd',
      body: 'suv',
      colour: 'Green',
      seats: 7,
      engine: 2400,
      airConditioning: true,
      registered: true,
    },
    pictures: ['offroader-green-rear.jpg', 'offroader-green-rear-spare-wheel.jpg'],
    availableInDays: 4,
  },
  {
    name: 'Toyota Land Cruiser 2011, green, diesel',
    description: prose`
      The old shape with the straight engine that mechanics love: 4.2 diesel, no turbo, five gears.
      It came new to a mission hospital in 2011 and was sold to me at their auction in 2020, duty
      paid, with every service paper since the first.

      I added the roof rack, a second battery and seat covers of Bolga weave. Tank of 130 litres, so
      Wa to Accra without stopping for fuel. The steering box was rebuilt in February. Nothing
      shakes, nothing smokes. If you need one you already know why; if not, the price will look
      strange to you.
    `,
    price: 385000,
    brand: 'Toyota',
    model: 'Land Cruiser',
    year: 2011,
    mileage: 236000,
    location: 'Wa',
    region: 'Upper West',
    condition: 'Used',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: '4x4',
    registrationNumber: 'UW 0147-11',
    driverName: 'Rahinatu Issahaku',
    driverContact: '+233200000126',
    cityOrTown: 'Wa',
    owner: 'rahinatu',
    facts: {
      usage: 'home-used',
      duty: 'paid',
      drive: '4wd',
      body: 'suv',
      colour: 'Green',
      engine: 4200,
      registered: true,
    },
    pictures: ['offroader-green-front.jpg', 'offroader-green-front-close.jpg'],
    availableInDays: 12,
  },
];
