/** Several ways to say the same thing. */
export interface Concept {
  /** The words people type; singular or plural, hyphens, digits and number words make no difference. */
  said: readonly string[];
  /** The whole words that listings use; the same as `said` when left out. */
  finds?: readonly string[];
  /** Keys of the facts that mean it. Needed for negatives, which have no words among the facts (fact-words.ts). */
  facts?: readonly string[];
}

/**
 * What people in Ghana call things, and what listings call them. Only add what is true in nearly every listing: each entry finds
 * more for everyone who types it. The database's index needs at least three letters in a row for each of `finds`; shorter ones
 * are in search-document.ts.
 */
export const CONCEPTS: readonly Concept[] = [
  // One or more rooms with their own bath and kitchen.
  {
    said: ['self contained', 'self contain', 'selfcontained', 'selfcontain', 'self con', 's/c'],
    finds: ['self contained', 'self contain', 'selfcontained', 'selfcontain'],
  },
  // Bedroom and sitting room, often with a shared bath: not the same as self-contained.
  {
    said: ['chamber and hall', 'chamber hall', 'hall and chamber', 'chamber n hall'],
    finds: ['chamber and hall', 'chamber & hall', 'chamber hall', 'hall and chamber'],
  },
  // The outhouse of a larger house.
  {
    said: ['boys quarters', "boy's quarters", 'boys quarter', 'bq', 'b/q', 'outhouse'],
    finds: [
      'boys quarters',
      'boys quarter',
      "boys' quarters",
      'boys’ quarters',
      "boy's quarters",
      'boy’s quarters',
      'outhouse',
    ],
  },
  // The category of flats is called Apartments; a flat plot of land is no apartment.
  { said: ['flat', 'apartment', 'apt'], finds: ['apartment', 'flat', 'condo', 'apt'] },
  {
    said: ['house', 'home'],
    finds: ['house', 'duplex', 'mansion', 'villa', 'bungalow', 'townhouse', 'town house'],
  },
  // Places for a guest to spend a night; hotels themselves come first, because the word itself matches.
  {
    said: ['hotel', 'guest house', 'guesthouse', 'lodge', 'motel', 'inn'],
    finds: ['hotel', 'guest house', 'guesthouse', 'lodge'],
  },
  {
    said: ['short stay', 'short let', 'shortlet', 'airbnb', 'vacation rental', 'holiday home'],
    finds: ['short stay', 'short let'],
  },
  { said: ['to let', 'to rent', 'renting', 'for rent'], finds: ['for rent', 'to let'] },
  // A shop is a store in Ghana.
  { said: ['store', 'shop'], finds: ['shop'] },
  { said: ['plot'], finds: ['land'] },
  { said: ['uncompleted', 'unfinished', 'incomplete'] },
  {
    said: ['storey building', 'story building', 'upstairs'],
    finds: ['storey', 'storey building', 'story building'],
  },
  { said: ['townhouse', 'town house'] },
  { said: ['gated community', 'gated estate'], finds: ['gated', 'gated community'] },
  { said: ['swimming pool', 'pool'], finds: ['pool'] },
  {
    said: [
      'aircon',
      'air con',
      'air conditioning',
      'air conditioner',
      'air conditioned',
      'ac',
      'a/c',
    ],
    finds: ['air conditioning', 'air conditioned', 'air conditioner', 'air con', 'aircon'],
  },
  { said: ['wifi', 'wi fi', 'internet'], finds: ['wifi', 'internet', 'fibre'] },
  { said: ['generator', 'genset', 'gen set'], finds: ['generator', 'genset'] },
  { said: ['polytank', 'poly tank', 'water tank'] },
  { said: ['lift', 'elevator'] },
  {
    said: ['unfurnished', 'not furnished', 'non furnished', 'un furnished', 'without furniture'],
    finds: ['unfurnished', 'not furnished', 'without furniture'],
    facts: ['furnished=no'],
  },
  { said: ['pet friendly', 'pets allowed'], finds: ['pets', 'pet friendly'] },
  { said: ['en suite', 'ensuite'] },

  // To buyers here a 4x4 is an SUV and vice versa; a jeep is either.
  {
    said: [
      '4x4',
      '4 x 4',
      '4wd',
      'four by four',
      'four wheel drive',
      'suv',
      'jeep',
      'cross country',
    ],
    finds: ['4x4', '4wd', 'suv', 'four wheel drive', 'four-wheel drive', '4 wheel drive'],
  },
  { said: ['saloon', 'sedan', 'salon car', 'saloon car'], finds: ['saloon', 'sedan'] },
  { said: ['pickup', 'pick up', 'bakkie'], finds: ['pickup', 'pick up', 'pick-up'] },
  // The buses on regular routes are minibuses; listings give their type as "Passenger van".
  {
    said: ['trotro', 'tro tro'],
    finds: ['trotro', 'tro tro', 'tro-tro', 'minibus', 'mini bus', 'passenger van'],
  },
  { said: ['minibus', 'mini bus'] },
  { said: ['tipper', 'tipper truck', 'dump truck'], finds: ['tipper', 'dump truck'] },
  {
    said: ['articulator', 'articulated truck', 'trailer'],
    finds: ['articulator', 'articulated', 'trailer'],
  },
  { said: ['motorbike', 'motorcycle', 'motor bike', 'okada'] },
  // Three wheels: pragya for people, aboboyaa for goods.
  { said: ['tricycle', 'pragya', 'pragia', 'aboboyaa', 'keke'] },
  { said: ['benz', 'mercedes', 'mercedes benz', 'merc'], finds: ['mercedes', 'benz'] },
  { said: ['vw', 'volkswagen', 'volks wagen'], finds: ['volkswagen'] },
  { said: ['chevy', 'chevrolet'] },
  { said: ['landcruiser', 'land cruiser'] },
  { said: ['range rover', 'rangerover'] },
  {
    said: ['duty paid', 'paid duty', 'customs paid', 'duty cleared'],
    finds: [
      'duty paid',
      'paid duty',
      'customs paid',
      'duty was paid',
      'duty is paid',
      'duty fully paid',
    ],
  },
  {
    said: ['unregistered', 'not registered', 'non registered', 'not yet registered'],
    finds: ['unregistered', 'not registered', 'not yet registered'],
    facts: ['registered=false'],
  },
  {
    said: ['duty unpaid', 'unpaid duty', 'duty not paid', 'duty not yet paid'],
    finds: ['duty unpaid', 'unpaid duty', 'duty not paid', 'duty is not paid'],
    facts: ['duty=unpaid'],
  },
  { said: ['second hand', 'secondhand', 'slightly used'], finds: ['used', 'second hand'] },
  {
    said: ['foreign used', 'fresh import', 'imported'],
    finds: ['foreign used', 'foreign-used', 'imported'],
  },
  { said: ['removal', 'movers', 'moving truck', 'relocation'], finds: ['relocation'] },

  // Nicknames of towns.
  { said: ['oseikrom'], finds: ['kumasi'] },
  { said: ['taadi', 'tadi'], finds: ['takoradi'] },
  { said: ['koftown', 'kof town', 'k dua'], finds: ['koforidua'] },
  { said: ['ogua', 'oguaa'], finds: ['cape coast'] },
  { said: ['asante'], finds: ['ashanti'] },
  { said: ['nkran', 'akra'], finds: ['accra'] },
  { said: ['comm', 'community'], finds: ['community', 'comm'] },
];

/** All ways to say what one of them says: 'lift' → 'lift', 'elevator'. */
export function waysToSay(one: string): readonly string[] {
  const concept = CONCEPTS.find(({ said }) => said.includes(one));
  if (!concept) throw new Error(`No concept is said as “${one}”.`);
  return [...new Set([...concept.said, ...(concept.finds ?? [])])];
}
