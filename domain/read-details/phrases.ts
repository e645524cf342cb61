import type { CAR_FACTS } from '../cars/facts.ts';
import type { FactTable, FactValue } from '../facts/fact.ts';
import type { PROPERTY_FACTS } from '../properties/facts.ts';
import { waysToSay } from '../search/concepts.ts';
import { NUMBER } from '../search/sentence/rooms.ts';
import { anyOf } from './said-text.ts';

/** Facts by the values that people say, and how they say them. */
export type Phrases<Table extends FactTable> = {
  readonly [Name in keyof Table]?: readonly Phrase<FactValue<Table[Name]>>[];
};

export interface Phrase<Value> {
  value: Value extends readonly (infer Each)[] ? Each : Value;
  said: RegExp;
  /** Also where it is denied: the words themselves say 'no'. */
  isDenial?: true;
}

const GENERATOR = anyOf(
  waysToSay('generator'),
  'gen(?! z)',
  'genrator',
  '(?:stand[\\s-]?by|backup|back[\\s-]up|power) plant',
);
const AIR_CONDITIONING = anyOf(waysToSay('aircon'), 'acs', 'air[\\s-]?cons?', "a/c['’]s");
const NEGOTIABLE = anyOf(['negotiable', 'slightly moving'], 'neg', 'nego');
const yes = (said: RegExp) => [{ value: true, said }] as const;

/** How people say the facts of a property that are one of some values. Numbers are read by property-numbers.ts. */
export const PROPERTY_PHRASES: Phrases<typeof PROPERTY_FACTS> = {
  furnished: [
    { value: 'no', said: anyOf(waysToSay('unfurnished')), isDenial: true },
    {
      value: 'partly',
      said: /(?<![a-z])(?:semi|part(?:ly|ially|ial)?)[\s-]*furnished/,
    },
    {
      value: 'fully',
      said: /(?<!(?:semi|part|partly|partially|partial|un|non|not)[\s-]*)(?<![a-z])furnished(?! kitchen)(?![a-z])/,
    },
  ],
  selfContained: yes(anyOf(waysToSay('self contained'))),
  breakfast: yes(/(?<![a-z])breakfast(?![^.;!\n]{0,40}(?:₵|gh[s₵]|cedis))(?![a-z])/),
  kitchen: yes(
    /(?<![a-z])kitchen(?:ette)?(?! (?:does|cooks?|serves?|makes?|opens?|is open|staff)|[a-z])/,
  ),
  water: [
    {
      value: 'mains',
      said: anyOf(['pipe water', 'piped water', 'pipe borne', 'ghana water', 'gwcl']),
    },
    { value: 'borehole', said: anyOf(['borehole', 'bore hole']) },
    { value: 'polytank', said: anyOf(waysToSay('polytank')) },
  ],
  light: [
    {
      value: 'shared-meter',
      said: anyOf(
        ['shared meter', 'shared prepaid', 'share meter', 'shared light'],
        '(?:light|electricity|meter|prepaid)(?: bill| meter)?s? (?:is |dey )?shared?',
      ),
    },
    {
      value: 'own-meter',
      said: anyOf(
        ['own meter', 'own light meter', 'separate meter', 'self meter', 'individual meter'],
        '(?<!shared? )pre[\\s-]?paid(?: meters?)?(?!(?: meters?)?,? (?:is |dey )?shared?)',
      ),
    },
    {
      value: 'solar',
      said: /(?<![a-z])solar(?! (?:pump|lamp|light|street|fan|water|heater|for (?:lamps|lights))|[a-z])/,
    },
    { value: 'generator', said: GENERATOR },
  ],
  fibre: yes(/(?<![a-z])fib(?:re|er)(?![\s-]*glass|[a-z])/),
  airConditioning: yes(AIR_CONDITIONING),
  pool: yes(
    /(?<!(?:car|whirl|talent|dead) ?)(?<![a-z])(?:swimming[\s-]*)?pool(?! table)s?(?![a-z])/,
  ),
  lift: yes(anyOf(waysToSay('lift'))),
  pets: [
    {
      value: false,
      said: anyOf(['no pets', 'pets not allowed', 'pets are not allowed', 'no dogs']),
      isDenial: true,
    },
    {
      value: true,
      said: anyOf(['pet friendly', 'pets allowed', 'pets welcome', 'pets are welcome', 'pets ok']),
    },
  ],
  wheelchair: yes(anyOf(['wheelchair'])),
  gate: [
    { value: 'own', said: anyOf(['own gate', 'self compound'], 'own compound(?! park)') },
    {
      value: 'compound',
      said: anyOf(
        ['compound house', 'shared compound', 'shared gate', 'compound of'],
        'compound with \\w+ (?:tenants|households|families)',
      ),
    },
  ],
  landlordThere: [
    {
      value: false,
      said: /(?<![a-z])(?:no landlord (?:inside|there|in (?:the )?(?:house|compound))|landlord (?:is )?(?:abroad|outside)|landlord (?:does not|doesn['’]t|no dey|not) (?:live|stay|dey|inside|there|in))(?![a-z])/,
      isDenial: true,
    },
    {
      value: true,
      said: /(?<![a-z])(?:land(?:lord|lady) (?:lives?|stays?|is|dey) (?:there|inside|here|with|in|on)|landlord (?:inside|on (?:the )?(?:premises|compound))|live[\s-]in landlord)(?![a-z])/,
    },
  ],
  security: [
    {
      value: 'walled',
      said: anyOf(['walled', 'fenced', 'fence wall', 'wall fence', 'wall and gate']),
    },
    { value: 'gated', said: anyOf([...waysToSay('gated community'), 'wall and gate']) },
    {
      value: 'guard',
      said: anyOf(
        ['security man', 'security men', 'security guard', 'watchman', 'security post'],
        'guard(?! (?:room|house|post|rail|dog))',
        '24[\\s/-]*(?:7|hours?|hrs?)[\\s-]*security',
        'security[\\s-]*24',
      ),
    },
    { value: 'cctv', said: anyOf(['cctv']) },
  ],
  road: [
    {
      value: 'untarred',
      said: anyOf(['untarred', 'not tarred', 'not yet tarred'], '(?:no be|not) coal ?tar'),
      isDenial: true,
    },
    {
      value: 'tarred',
      said: anyOf(
        [],
        '(?:tarred|coal ?tar(?:red)?|asphalted)(?! roads? to (?!the (?:gate|house|door|compound|property)))',
      ),
    },
  ],
  title: [
    { value: 'freehold', said: anyOf(['freehold']) },
    { value: 'leasehold', said: anyOf(['leasehold']) },
    { value: 'stool', said: anyOf(['stool land', 'stool paper']) },
    { value: 'family', said: anyOf(['family land', 'family paper']) },
    { value: 'state', said: anyOf(['state land', 'government land', 'vested land']) },
  ],
  documents: [
    { value: 'indenture', said: anyOf(['indenture']) },
    {
      value: 'certificate',
      said: /(?<![a-z])(?:land|title)[\s-](?:title[\s-])?cert(?:ificate)?s?(?![a-z])|(?<=(?:^|[.,;!|\n]) ?)certificate(?=\s*(?:$|[.,;!|\n]))/,
    },
    { value: 'site-plan', said: anyOf(['site plan']) },
    {
      value: 'search',
      said: anyOf(['commission search', 'search report', 'search done', 'search conducted']),
    },
  ],
  buildingPermit: yes(anyOf(['building permit'])),
  litigation: [
    {
      value: false,
      said: anyOf(
        ['litigation free', 'free from litigation', 'dispute free', 'free from dispute'],
        'no (?:litigations?|disputes?)',
      ),
      isDenial: true,
    },
  ],
  shared: [
    { value: 'kitchen', said: /(?<![a-z])shared? (?:\w+ and )?kitchen(?![a-z])/ },
    { value: 'bath', said: /(?<![a-z])shared? (?:\w+ and )?(?:bath(?:room)?|washroom)s?(?![a-z])/ },
    { value: 'toilet', said: /(?<![a-z])shared? (?:\w+ and )?toilets?(?![a-z])/ },
  ],
  included: [
    { value: 'water', said: included('water') },
    { value: 'light', said: included('light|electricity') },
    { value: 'internet', said: included('internet|wi-?fi') },
    { value: 'refuse', said: included('refuse|waste collection') },
  ],
  negotiable: yes(NEGOTIABLE),
};

/** 'Water and light included' */
function included(what: string): RegExp {
  return new RegExp(
    `(?<![a-z])(?:${what})(?: bills?)?(?:(?:,| and) [a-z]+){0,2}(?: bills?)? (?:is |are )?(?:included|inclusive)`,
  );
}

/** How people say the facts of a car that are one of some values. Numbers are read by car-numbers.ts. */
export const CAR_PHRASES: Phrases<typeof CAR_FACTS> = {
  usage: [
    {
      value: 'foreign-used',
      said: anyOf(
        [],
        '(?<!(?:bought|came|was)(?: it)?(?: in)? (?:as )?)(?:foreign[\\s-]*used?|fresh import|(?:korean?|canad(?:a|ian)|us|usa|uk|german|germany|japan|dubai|american?|belgium)[\\s-]used)',
      ),
    },
    { value: 'home-used', said: anyOf(['home used', 'ghana used', 'locally used', 'local used']) },
    {
      value: 'brand-new',
      said: /(?<![a-z])(?:tear[\s-]rubber|brand[\s-]new(?=\s*(?:$|[.,;!\n]|cars?|vehicle|zero|0 ?km|(?:19|20)\d\d)))/,
    },
  ],
  duty: [
    { value: 'unpaid', said: anyOf(waysToSay('duty unpaid')), isDenial: true },
    { value: 'paid', said: anyOf(waysToSay('duty paid')) },
    {
      value: 'not-needed',
      said: anyOf(['duty not needed', 'duty free', 'duty exempt']),
      isDenial: true,
    },
  ],
  drive: [
    { value: '4wd', said: anyOf(['4wd', '4x4', 'four wheel drive', '4 wheel drive']) },
    { value: 'awd', said: anyOf(['awd', 'all wheel drive', '4matic', 'quattro', 'xdrive']) },
    { value: '2wd', said: anyOf(['2wd', 'two wheel drive', 'fwd', 'front wheel drive']) },
  ],
  body: [
    { value: 'saloon', said: anyOf(waysToSay('sedan')) },
    { value: 'hatchback', said: anyOf(['hatchback', 'hatch back']) },
    { value: 'estate', said: anyOf(['station wagon', 'estate car']) },
    { value: 'suv', said: anyOf(['suv']) },
    { value: 'coupe', said: anyOf(['coupe']) },
    { value: 'convertible', said: anyOf(['convertible', 'cabriolet']) },
    { value: 'pickup', said: /(?<![a-z])pick-?ups?(?! (?:from|at|and|only)|[a-z])/ },
    { value: 'van', said: anyOf(['van', 'minivan']) },
    { value: 'bus', said: /(?<![a-z])(?:mini)?bus(?:es)?(?! (?:stop|station|terminal)|[a-z])/ },
    { value: 'truck', said: anyOf(['truck']) },
  ],
  steering: [
    { value: 'left', said: anyOf(['left hand', 'left hand drive', 'lhd', 'left steering']) },
    { value: 'right', said: anyOf(['right hand', 'right hand drive', 'rhd', 'right steering']) },
  ],
  airConditioning: yes(AIR_CONDITIONING),
  accident: [
    {
      value: false,
      said: anyOf(['accident free', 'non accident', 'never had an accident'], 'no accidents?'),
      isDenial: true,
    },
  ],
  registered: [
    { value: false, said: anyOf(waysToSay('unregistered')), isDenial: true },
    {
      value: true,
      said: /(?<![a-z])registered(?! (?:company|dealer|business|user|in (?:19|20))|[a-z])/,
    },
  ],
  loaders: [
    { value: false, said: anyOf([], 'no (?:helper|loader|loading boy)'), isDenial: true },
    {
      value: true,
      said: new RegExp(
        `(?<![a-z0-9])(?:(?:with|and|${NUMBER})(?: (?:${NUMBER}))? (?:helpers?|loaders?|loading (?:boys?|men))|(?:helpers|loaders|loading boys) (?:included|available|dey))(?![a-z])`,
      ),
    },
  ],
  negotiable: yes(NEGOTIABLE),
};
