import { prose } from '../prose.ts';
import { relocationVehicles } from './relocation-vehicles.ts';

export const TRUCKS = relocationVehicles([
  {
    name: 'Isuzu NPR box truck with red cab, Tema',
    description: prose`
      Moves a three-bedroom house, or four tonnes, in one trip. The closed box is 4.8 metres long
      and dry, with rings along both walls for ropes, and blankets for what scratches.

      Mensah has driven it for nine years and comes with two loaders, who carry, wrap and place. He
      starts at six, knows which streets of Accra refuse trucks in the day, and goes to Kumasi,
      Takoradi or Ho with a night’s notice. Piano and deep freezer: tell him first. Pay when the
      last chair is standing.
    `,
    price: 178000,
    brand: 'Isuzu',
    model: 'NPR',
    year: 2013,
    mileage: 246000,
    location: 'Tema',
    region: 'Greater Accra',
    condition: 'Used',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Truck',
    registrationNumber: 'GT 6640-17',
    driverName: 'Mensah Tetteh',
    driverContact: '+233244000201',
    cityOrTown: 'Tema',
    owner: 'ebo',
    facts: {
      body: 'truck',
      colour: 'Red cab',
      load: 4,
      bedLength: 4.8,
      loaders: true,
    },
    pictures: ['boxtruck-red-front.jpg', 'boxtruck-red-front-cab.jpg'],
    availableInDays: 2,
  },
  {
    name: 'Mitsubishi Canter box truck, white, Kumasi',
    description: prose`
      Clean white box with two rear doors that lock, for furniture, shop goods or a school’s books.
      It takes 3.5 tonnes, or everything from a two-bedroom flat and the plants.

      Based at Asokwa. Within Kumasi it can be with you in two hours; for Accra, Sunyani or Tamale
      ask for the day before. Akwasi drives, and one loader is included. More loaders cost what they
      cost on the day, and he tells you before, not after.
    `,
    price: 140000,
    brand: 'Mitsubishi',
    model: 'Canter',
    year: 2010,
    mileage: 281000,
    location: 'Asokwa',
    region: 'Ashanti',
    condition: 'Fair',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Truck',
    registrationNumber: 'AS 1183-14',
    driverName: 'Akwasi Poku',
    driverContact: '+233200000202',
    cityOrTown: 'Kumasi',
    owner: 'akosua',
    facts: {
      body: 'truck',
      colour: 'White',
      load: 3.5,
      loaders: true,
    },
    pictures: ['boxtruck-white-rear.jpg', 'boxtruck-white-rear-doors.jpg'],
    availableInDays: 1,
  },
  {
    name: 'DAF LF tipper truck, blue cab and red body, Kasoa',
    description: prose`
      Sand, stones, laterite, blocks, and the rubble from your old wall. One trip is about six cubic
      metres heaped, seven tonnes at most, and the tipping gear was serviced in June, so it goes up
      and comes down.

      Ekow covers Kasoa, Winneba, Weija and Amasaman. He buys sand only from pits that have a
      permit. If the road to your site is soft, send a picture first; getting stuck costs everyone
      a day. For moving a household we prefer that you take the box trucks, since everything in here
      gets a little red.
    `,
    price: 190000,
    brand: 'DAF',
    model: 'LF 45',
    year: 2008,
    mileage: 318000,
    location: 'Kasoa',
    region: 'Central',
    condition: 'Fair',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Tipper truck',
    registrationNumber: 'GS 4407-16',
    driverName: 'Ekow Arhin',
    driverContact: '+233270000203',
    cityOrTown: 'Kasoa',
    owner: 'essien',
    facts: {
      body: 'truck',
      colour: 'Blue cab, red body',
      load: 7,
    },
    pictures: ['tipper-blue-rear.jpg', 'tipper-blue-rear-body.jpg'],
    availableInDays: 1,
  },
  {
    name: 'Hyundai Mighty tipper truck, yellow, Bolgatanga',
    description: prose`
      Small enough for the lanes of Bolga and strong enough for three cubic metres of gravel, 4.5
      tonnes. Farmers call it in November for millet and groundnuts in sacks, with the sides roped
      high, and builders in the dry season.

      John is the driver and is from Zuarungu, so he knows the back roads as far as Bawku, Navrongo
      and Walewale. Fuel is inside the price he gives you; police are not his problem, because the
      papers are right. He does not work on Sunday mornings.
    `,
    price: 135000,
    brand: 'Hyundai',
    model: 'Mighty',
    year: 2011,
    mileage: 232000,
    location: 'Bolgatanga',
    region: 'Upper East',
    condition: 'Used',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Tipper truck',
    registrationNumber: 'UE 0593-15',
    driverName: 'John Abugri',
    driverContact: '+233244000204',
    cityOrTown: 'Bolgatanga',
    owner: 'ayamga',
    facts: {
      body: 'truck',
      colour: 'Yellow',
      load: 4.5,
    },
    pictures: ['tipper-yellow-front.jpg', 'tipper-yellow-front-cab.jpg'],
    availableInDays: 3,
  },
]);
