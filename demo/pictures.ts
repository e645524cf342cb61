/** The pictures of the demo listings by their folder in `demo/pictures/`, with their descriptions. */
export const DEMO_PICTURES = {
  homes: {
    'apartment-block-01.jpg':
      'Four-floor white apartment block with a terracotta entrance, glass balconies and palms',
    'apartment-tower-01.jpg': 'Nine-floor white apartment tower with balconies on every floor',
    'apartment-tower-01-balconies.jpg':
      'White apartment tower with glass balconies and a grey panel, seen from below',
    'bungalow-01.jpg': 'Cream bungalow with a brown hipped roof, white columns and a paved drive',
    'bungalow-01-entrance.jpg': 'Entrance of the cream bungalow, with columns and potted plants',
    'bungalow-02.jpg': 'White bungalow with a green roof, window bars and a columned porch',
    'bungalow-02-porch.jpg': 'Porch of the white bungalow with the green roof',
    'bungalow-03.jpg': 'White bungalow with a brown roof, window bars and a columned porch',
    'colonial-01.jpg':
      'Old two-storey house with arched verandas all round and a rust-red metal roof',
    'colonial-01-veranda.jpg': 'Carved arches and balusters of the two verandas of the old house',
    'condo-01.jpg': 'Three-floor white condominium with dark stone panels and glass balconies',
    'condo-02.jpg': 'Six-floor condominium with a charcoal core and solid white balconies',
    'duplex-01.jpg':
      'Pair of semi-detached two-storey houses with grey stone panels and a glass balcony',
    'duplex-02.jpg':
      'Flat-roofed pair of white and terracotta two-storey houses with iron balconies',
    'guest-house-01.jpg': 'Single-storey guest house with a long columned veranda and a red roof',
    'guest-house-01-veranda.jpg':
      'Veranda of the single-storey guest house, with room doors and seats',
    'guest-house-02.jpg': 'Two-storey guest house with verandas on both floors and a green roof',
    'guest-house-02-veranda.jpg':
      'Room doors and seats along both verandas of the two-storey guest house',
    'townhouse-01.jpg': 'Row of three cream townhouses with glass balconies and a red-brown roof',
    'townhouse-01-drive.jpg': 'Cream townhouses with glass balconies and grey stone along a drive',
    'villa-01.jpg': 'White two-storey house with grey stone, a glass balcony, a garage and a lawn',
    'villa-02.jpg': 'Cream two-storey house with a red hipped roof and a columned porch',
    'villa-02-porch.jpg': 'Columned porch and balcony of the cream house with the red roof',
    'villa-03.jpg':
      'Terracotta two-storey house with timber cladding, a glass balcony and a garage',
    'villa-04.jpg': 'White two-storey house with a charcoal hipped roof and tall columns',
    'villa-04-balcony.jpg': 'Balcony and tall columns of a white two-storey house',
    'villa-05.jpg': 'Cream house with brown stone, a garage and a room on the roof terrace',
    'villa-06.jpg': 'Cream house behind a wall with a dark gate and bougainvillea, from the street',
    'villa-06-street.jpg': 'Cream and brown stone house behind a white wall with bougainvillea',
    'villa-07.jpg':
      'Cream two-storey house with a brown roof behind a grille wall, from the street',
    'villa-07-gate.jpg': 'Sliding gate and grille wall of the cream house with the brown roof',
    'villa-pool-01.jpg':
      'White and terracotta house with a private pool, a white parasol and loungers',
    'villa-pool-02.jpg':
      'White and grey stone house with a private pool, an orange parasol and loungers',
  },
  rooms: {
    'bathroom-01.jpg':
      'Cream bathroom with a round mirror, a bowl basin on a timber shelf and a glass shower',
    'bathroom-02.jpg': 'Grey bathroom with a lit square mirror and a walk-in shower',
    'bedroom-01.jpg': 'Bedroom with a white double bed, a teal throw and two bedside lamps',
    'bedroom-02.jpg': 'Bedroom with a padded headboard, an ochre throw, a bench and an armchair',
    'bedroom-03.jpg': 'Bedroom with a timber headboard, blue bedding and terracotta floor tiles',
    'bedroom-04.jpg': 'Bedroom with a slatted timber wall, white bedding and a rust throw',
    'furnished-apartment-01.jpg':
      'Sitting room with an orange sofa, a grey armchair and a deep blue wall',
    'furnished-apartment-02.jpg':
      'Studio bedroom with a grey headboard, a green throw and a green armchair',
    'kitchen-01.jpg': 'White kitchen with a dark green island and three orange stools',
    'kitchen-02.jpg':
      'Kitchen with timber cabinets, a white worktop, blue wall tiles and a tall fridge',
    'kitchen-03.jpg': 'Kitchen with a navy island, a white worktop and three timber stools',
    'living-01.jpg':
      'Living room with a grey sofa, a yellow armchair and a slatted television wall',
    'living-02.jpg': 'Living room with a green sofa, a stone television wall and a red rug',
    'living-03.jpg': 'Living room with a cream sofa, a blue armchair and a blue wall',
  },
  land: {
    'land-01.jpg': 'Plot of red earth with pillars, boundary tape and a stack of blocks',
    'land-01-blocks.jpg': 'Blocks and sand at the corner of the plot of red earth',
    'land-02.jpg': 'Green grassy plot with boundary tape, trees and houses beyond',
    'land-02-right.jpg': 'Right side of the grassy plot, with palms and a white house beyond',
    'land-03.jpg': 'Plot of red earth beside a tarred estate road with street lights',
    'land-03-road.jpg': 'Tarred road with kerbs and street lights along the plot',
    'land-04.jpg': 'Walled plot of red earth with a block foundation begun',
    'land-04-foundation.jpg': 'Block foundation of the house to come, and the boundary wall behind',
    'land-05.jpg': 'Plot of red earth with boundary tape and green-roofed houses beyond',
    'land-05-corner.jpg': 'Corner pillar of the plot of red earth, with two houses close by',
    'land-06.jpg': 'Grassy plot with boundary tape under a tall palm',
    'land-06-edge.jpg': 'Back boundary of the grassy plot, with trees and houses',
    'land-07.jpg': 'Corner plot of red earth on a tarred estate road with street lights',
    'land-07-pillar.jpg': 'Corner pillar of the plot beside the kerb of the tarred road',
    'land-08.jpg': 'Plot of red earth with a stack of blocks and two-storey houses beyond',
    'land-08-blocks.jpg': 'Stack of blocks inside the boundary tape of the plot',
  },
  commercial: {
    'cinema-01.jpg': 'Red and cream cinema front with a lit canopy and poster frames',
    'cinema-01-entrance.jpg': 'Canopy, glass doors and poster frames of the red and cream cinema',
    'cinema-room-01.jpg': 'Small cinema with rows of red recliners facing a lit screen',
    'cinema-room-02.jpg': 'Private cinema room with blue-grey recliners and wall lights',
    'hotel-01.jpg': 'Five-floor hotel with a stone entrance tower and glass balconies',
    'hotel-pool-01.jpg': 'Four-floor cream hotel with balconies above a swimming pool and loungers',
    'hotel-pool-02.jpg':
      'Three-floor white hotel with a red roof beside a long pool with blue parasols',
    'office-block-01.jpg':
      'Five-floor office block of blue glass and pale concrete with royal palms',
    'office-block-02.jpg': 'Four-floor office building with a dark glass front and bronze fins',
    'office-block-03.jpg': 'Seven-floor office block of green-tinted glass',
    'office-room-01.jpg': 'Open office with desks, screens and a glass partition',
    'office-room-02.jpg': 'Meeting room with a long timber table, chairs and a wall screen',
    'shop-interior-01.jpg': 'Inside of a small supermarket with full shelves and a timber counter',
    'shop-interior-02.jpg': 'Clothes shop with hanging rails, folded shirts and a timber table',
    'shops-01.jpg': 'Row of shops with striped awnings under a storey of rooms',
    'shops-01-awnings.jpg': 'Glass shop fronts, awnings and air conditioners of the two-storey row',
    'shops-02.jpg': 'Single-storey row of shops with coloured awnings under a red metal roof',
    'shops-02-awnings.jpg': 'Glass shop fronts with fruit crates under the awnings',
    'warehouse-01.jpg': 'Metal-clad warehouse with three blue roller doors and a concrete yard',
    'warehouse-01-doors.jpg': 'Blue roller doors of the warehouse with cartons in front',
  },
  cars: {
    'hatchback-red-front.jpg':
      'Red hatchback on red pavers by a garden wall, from the front corner',
    'hatchback-red-front-headlight.jpg': 'Grille, headlights and front wheel of the red hatchback',
    'hatchback-red-side.jpg': 'Red hatchback at a laterite roadside, from the side',
    'hatchback-red-side-doors.jpg': 'Doors and wheels of the red hatchback, from the side',
    'hatchback-white-rear.jpg': 'White hatchback on a tarred street, from the rear corner',
    'hatchback-white-rear-tailgate.jpg': 'Tailgate and rear lamps of the white hatchback',
    'offroader-green-front.jpg': 'Green four-wheel drive with a roof rack, from the front corner',
    'offroader-green-front-close.jpg':
      'Grille, round headlights and bumper of the green four-wheel drive',
    'offroader-green-rear.jpg': 'Green four-wheel drive with a roof rack, from the rear corner',
    'offroader-green-rear-spare-wheel.jpg':
      'Spare wheel on the rear door of the green four-wheel drive',
    'offroader-sand-side.jpg': 'Sand-coloured four-wheel drive with a roof rack, from the side',
    'offroader-sand-side-bonnet.jpg':
      'Bonnet and front wheel of the sand-coloured four-wheel drive',
    'pickup-grey-rear.jpg': 'Grey double-cab pickup with a roll bar, from the rear corner',
    'pickup-grey-rear-bed.jpg': 'Tailgate, bed and roll bar of the grey pickup',
    'pickup-white-front.jpg':
      'White double-cab pickup at a laterite roadside, from the front corner',
    'pickup-white-front-close.jpg': 'Grille, headlights and front wheel of the white pickup',
    'pickup-white-side.jpg': 'White double-cab pickup on a forecourt, from the side',
    'pickup-white-side-bed.jpg': 'Bed, roll bar and rear wheel of the white pickup',
    'saloon-blue-side.jpg': 'Blue saloon car on red pavers by a garden wall, from the side',
    'saloon-blue-side-front.jpg': 'Bonnet, front wheel and front door of the blue saloon car',
    'saloon-silver-front.jpg': 'Silver saloon car at a laterite roadside, from the front corner',
    'saloon-silver-front-close.jpg': 'Grille, headlights and front wheel of the silver saloon car',
    'saloon-silver-rear.jpg': 'Silver saloon car on a paved forecourt, from the rear corner',
    'saloon-silver-rear-boot.jpg': 'Boot lid and rear lamps of the silver saloon car',
    'suv-black-front.jpg': 'Black SUV on a tarred street, from the front corner',
    'suv-black-front-close.jpg': 'Grille, headlights and front wheel of the black SUV',
    'suv-black-rear.jpg': 'Black SUV on red pavers, from the rear corner',
    'suv-black-rear-tailgate.jpg': 'Tailgate and rear lamps of the black SUV',
    'suv-white-side.jpg': 'White SUV on a paved forecourt, from the side',
    'suv-white-side-rear-half.jpg': 'Rear doors and rear wheel of the white SUV',
  },
  'trucks-and-vans': {
    'boxtruck-red-front.jpg': 'Red truck with a white box and a red stripe, from the front corner',
    'boxtruck-red-front-cab.jpg': 'Cab of the red box truck',
    'boxtruck-white-rear.jpg': 'White box truck at a laterite roadside, from the rear corner',
    'boxtruck-white-rear-doors.jpg': 'Closed box and rear doors of the white box truck',
    'minibus-white-front.jpg':
      'White minibus with red stripes on a tarred street, from the front corner',
    'minibus-white-front-close.jpg': 'Windscreen, grille and headlight of the white minibus',
    'minibus-yellow-rear.jpg':
      'Yellow minibus with white stripes on a forecourt, from the rear corner',
    'minibus-yellow-rear-doors.jpg': 'Rear doors and side windows of the yellow minibus',
    'tipper-blue-rear.jpg':
      'Tipper truck with a blue cab and a red body loaded with sand, from the rear',
    'tipper-blue-rear-body.jpg': 'Loaded red body and rear wheels of the tipper truck',
    'tipper-yellow-front.jpg': 'Yellow tipper truck loaded with red earth, from the front corner',
    'tipper-yellow-front-cab.jpg': 'Cab of the yellow tipper truck',
    'van-blue-rear.jpg': 'Blue panel van on a tarred street, from the rear corner',
    'van-blue-rear-doors.jpg': 'Rear doors of the blue panel van',
    'van-white-front.jpg': 'White panel van on red pavers, from the front corner',
    'van-white-front-close.jpg': 'Windscreen, grille and headlights of the white panel van',
    'van-white-side.jpg': 'White panel van at a laterite roadside, from the side',
    'van-white-side-cab.jpg': 'Cab and sliding door of the white panel van',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Folder = keyof typeof DEMO_PICTURES;
type InFolder<F extends Folder> = F extends Folder ? keyof (typeof DEMO_PICTURES)[F] : never;

export type DemoPicture = InFolder<Folder>;

const FOLDER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(DEMO_PICTURES).flatMap(([folder, pictures]) =>
    Object.keys(pictures).map((name) => [name, folder] as const),
  ),
);

/** A picture's file within `demo/pictures/`: its folder and its name. */
export const pictureFile = (name: DemoPicture): string => `${FOLDER_OF.get(name)}/${name}`;
