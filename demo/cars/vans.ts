import { prose } from '../prose.ts';
import { relocationVehicles } from './relocation-vehicles.ts';

export const VANS = relocationVehicles([
  {
    name: 'Mercedes-Benz Sprinter panel van, white, Accra',
    description: prose`
      High roof, long body, and a floor of marine plywood, 4.2 metres long, for 1.2 tonnes. It takes
      a student’s room, a market woman’s stall or half of an office, and stands upright inside, so a
      wardrobe does too.

      Nii Kotei does moves in Accra from Weija to Prampram, on weekdays and Saturdays. He has a
      trolley, straps and a waterproof sheet. Short moves under ten kilometres are done in a
      morning. Ask him about Sundays; after church he is sometimes free.
    `,
    price: 145000,
    brand: 'Mercedes-Benz',
    model: 'Sprinter 313',
    year: 2013,
    mileage: 263000,
    location: 'Dansoman',
    region: 'Greater Accra',
    condition: 'Used',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Van',
    registrationNumber: 'GN 5528-18',
    driverName: 'Nii Kotei Sowah',
    driverContact: '+233200000205',
    cityOrTown: 'Accra',
    owner: 'nii',
    facts: {
      body: 'van',
      colour: 'White',
      load: 1.2,
      bedLength: 4.2,
    },
    pictures: ['van-white-front.jpg', 'van-white-front-close.jpg'],
    availableInDays: 1,
  },
  {
    name: 'Ford Transit panel van, white, Takoradi',
    description: prose`
      Sliding door at the side, two doors at the rear, and no seats behind the driver. The van
      leaves Takoradi for Accra every Tuesday and comes back on Wednesday, so a part load in either
      direction is the cheapest way to send a fridge or a bed.

      For a full move, a tonne at most, you hire it alone. Kwesi and one helper load; your own
      people may help and save you the difference. It was last inspected at DVLA in April. He will
      not carry fish with furniture, however well it is wrapped.
    `,
    price: 120000,
    brand: 'Ford',
    model: 'Transit',
    year: 2014,
    mileage: 227000,
    location: 'Effia',
    region: 'Western',
    condition: 'Used',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Van',
    registrationNumber: 'WR 7719-19',
    driverName: 'Kwesi Nyarko',
    driverContact: '+233244000206',
    cityOrTown: 'Takoradi',
    owner: 'araba',
    facts: {
      body: 'van',
      colour: 'White',
      load: 1,
      loaders: true,
    },
    pictures: ['van-white-side.jpg', 'van-white-side-cab.jpg'],
    availableInDays: 2,
  },
  {
    name: 'Renault Master panel van, blue, Hohoe',
    description: prose`
      Between Hohoe, Ho, Jasikan and Accra with household goods, cartons and shop fittings.
      Front-wheel drive and a low floor, which is kind to the backs of the loaders and to glass.

      Atsu keeps it swept and does not overload: 1.4 tonnes and no more. Where the road is untarred
      he drives at the speed of your crockery. You may sit in front, one person, with your seat
      belt. Teachers and nurses on transfer get ten per cent off between July and September.
    `,
    price: 85000,
    brand: 'Renault',
    model: 'Master',
    year: 2010,
    mileage: 294000,
    location: 'Hohoe',
    region: 'Volta',
    condition: 'Fair',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Van',
    registrationNumber: 'VR 3164-15',
    driverName: 'Atsu Dogbe',
    driverContact: '+233270000207',
    cityOrTown: 'Hohoe',
    owner: 'mawuli',
    facts: {
      drive: '2wd',
      body: 'van',
      colour: 'Blue',
      load: 1.4,
    },
    pictures: ['van-blue-rear.jpg', 'van-blue-rear-doors.jpg'],
    availableInDays: 4,
  },
  {
    name: 'Toyota HiAce passenger van, white, Koforidua',
    description: prose`
      Fourteen seats and a rack for bags, air conditioned to the last row. For funerals,
      outdoorings, church conventions, and a family that moves with the people first and the things
      later.

      The back two benches come out in ten minutes to make room for mattresses and boxes, 1.2 tonnes
      in all. Kwaku holds a licence D and has driven the Koforidua to Accra road since it had one
      lane. He sleeps before a night journey and asks that you do not hurry him on the Akwapim
      scarp.
    `,
    price: 152000,
    brand: 'Toyota',
    model: 'HiAce',
    year: 2011,
    mileage: 276000,
    location: 'Koforidua',
    region: 'Eastern',
    condition: 'Used',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Passenger van',
    registrationNumber: 'ER 2086-16',
    driverName: 'Kwaku Duah',
    driverContact: '+233200000208',
    cityOrTown: 'Koforidua',
    owner: 'dedei',
    facts: {
      body: 'van',
      colour: 'White',
      seats: 14,
      airConditioning: true,
      load: 1.2,
    },
    pictures: ['minibus-white-front.jpg', 'minibus-white-front-close.jpg'],
    availableInDays: 5,
  },
  {
    name: 'Nissan Urvan, yellow, Tamale',
    description: prose`
      On school days it carries pupils from Sagnarigu and on the other days it is yours. Yellow with
      white stripes, so nobody in Tamale can say that they did not see you arrive.

      Thirteen seats with his own. Twelve passengers with luggage, or with the rear bench folded,
      six persons and a room’s worth of things, up to a tonne. Issah is punctual to the minute,
      since thirty mothers have trained him. Free from 3 p.m. on weekdays, all day on Saturday, and
      in the vacations for Kumasi, Bolga or Wa. Oil and tyres are checked every Friday.
    `,
    price: 95000,
    brand: 'Nissan',
    model: 'Urvan',
    year: 2010,
    mileage: 258000,
    location: 'Sagnarigu',
    region: 'Northern',
    condition: 'Fair',
    transmission: 'Manual',
    fuelType: 'Diesel',
    carType: 'Van',
    registrationNumber: 'NR 2745-14',
    driverName: 'Issah Seidu',
    driverContact: '+233244000209',
    cityOrTown: 'Tamale',
    owner: 'ayishetu',
    facts: {
      body: 'van',
      colour: 'Yellow with white stripes',
      seats: 13,
      load: 1,
    },
    pictures: ['minibus-yellow-rear.jpg', 'minibus-yellow-rear-doors.jpg'],
    availableInDays: 6,
  },
]);
