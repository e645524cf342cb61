import { prose } from '../prose.ts';
import { relocationVehicles } from './relocation-vehicles.ts';

export const PICKUPS = relocationVehicles([
  {
    name: 'Toyota Hilux 2020 double-cab pickup, white',
    description: prose`
      2.8 diesel, four-wheel drive, roll bar, bed liner. It takes a tonne in the back and five
      people in front, with the air conditioner reaching all of them. Bought new in Accra and
      serviced there only.

      Between site visits the Hilux does small moves around East Legon, Adenta and Aburi: a cooker,
      a washing machine, a generator, a student’s boxes. Yusif drives, straps and lifts the other
      end. With a day’s notice it goes to Koforidua or Ho the same way.
    `,
    price: 400000,
    brand: 'Toyota',
    model: 'Hilux',
    year: 2020,
    mileage: 88000,
    location: 'Adenta',
    region: 'Greater Accra',
    condition: 'Used',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Pickup',
    registrationNumber: 'GX 1902-20',
    driverName: 'Yusif Braimah',
    driverContact: '+233200000210',
    cityOrTown: 'Accra',
    owner: 'kwame',
    facts: {
      drive: '4wd',
      body: 'pickup',
      colour: 'White',
      seats: 5,
      engine: 2800,
      airConditioning: true,
      load: 1,
    },
    pictures: ['pickup-white-front.jpg', 'pickup-white-front-close.jpg'],
    availableInDays: 2,
  },
  {
    name: 'Mitsubishi L200 pickup, white, Techiman',
    description: prose`
      A farm pickup with clean papers. From Techiman it brings yam, tomatoes and seedlings to
      Kumasi, and it comes back light, so a load northwards on Thursday night is half of the usual
      charge.

      Household things are welcome after the bed has been washed, which costs you ₵20. It carries
      900 kilos. Four-wheel drive works, and the roads to Yeji and Atebubu are no fear. Room for
      three people in the cab with him.
    `,
    price: 148000,
    brand: 'Mitsubishi',
    model: 'L200',
    year: 2014,
    mileage: 203000,
    location: 'Techiman',
    region: 'Bono East',
    condition: 'Fair',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Pickup',
    registrationNumber: 'BA 6317-16',
    driverName: 'Kofi Amoako',
    driverContact: '+233244000211',
    cityOrTown: 'Techiman',
    owner: 'yaw',
    facts: {
      drive: '4wd',
      body: 'pickup',
      colour: 'White',
      seats: 4,
      load: 0.9,
    },
    pictures: ['pickup-white-side.jpg', 'pickup-white-side-bed.jpg'],
    availableInDays: 1,
  },
  {
    name: 'Ford Ranger pickup 2016, grey, Sefwi Wiawso',
    description: prose`
      Automatic 3.2, four-wheel drive, with a roll bar and a cover for rain. It takes a tonne. The
      Ranger serves cocoa buyers from October to February and is free for moves, building materials
      and hospital errands the rest of the year.

      Ernest, the driver, has taken it through Juaboso and Enchi in every season and carries a
      shovel and two boards. A trip to Kumasi leaves at four in the morning and is back by night. He
      asks for fuel first and the balance on arrival, with a receipt for both.
    `,
    price: 235000,
    brand: 'Ford',
    model: 'Ranger',
    year: 2016,
    mileage: 161000,
    location: 'Sefwi Wiawso',
    region: 'Western North',
    condition: 'Used',
    transmission: 'Automatic',
    fuelType: 'Diesel',
    carType: 'Pickup',
    registrationNumber: 'WR 4093-21',
    driverName: 'Ernest Nkuah',
    driverContact: '+233270000212',
    cityOrTown: 'Sefwi Wiawso',
    owner: 'araba',
    facts: {
      drive: '4wd',
      body: 'pickup',
      colour: 'Grey',
      engine: 3200,
      load: 1,
    },
    pictures: ['pickup-grey-rear.jpg', 'pickup-grey-rear-bed.jpg'],
    availableInDays: 8,
  },
]);
