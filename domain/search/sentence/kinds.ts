import { BRANDS } from '../../cars/car.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { fold } from '../fold.ts';

/** Models on Ghana's roads and what people call makes: whoever types one looks for a car. */
const MODELS = [
  'corolla|camry|yaris|vitz|rav ?4|highlander|hilux|prado|land ?cruiser|fortuner|avensis|sienna|venza|4 ?runner|tundra|tacoma',
  'elantra|sonata|tucson|santa ?fe|i10|i20|picanto|sportage|sorento|cerato|k5|h1',
  'civic|cr-?v|hr-?v|odyssey|sentra|altima|almera|navara|x-?trail|juke|micra|pathfinder|urvan|versa',
  'c ?(?:180|200|230|250|300)|e ?(?:200|250|320|350)|glk|gle|ml ?350|sprinter|actros|passat|jetta|touareg',
  'f-?150|matiz|cruze|aveo|malibu|lancer|pajero|l200|outlander',
  'cx-?[35]|demio|axela|vitara|d-?max|x[1356]|range ?rover|rx ?3[35]0|es ?350|is ?250|astra|corsa',
].join('|');
/** Models whose names are words that people use of homes too. */
const WORDY_MODELS =
  'matrix|accent|(?<!good )morning|rio|forte|optima|county|accord|rogue|patrol|golf|polo|ranger|focus|fusion|escape|explorer|transit|spark|swift|alto|discovery';
const MAKES = [
  ...BRANDS.map(fold),
  'mercedes',
  'benz',
  'merc',
  'vw',
  'chevy',
  'jeep',
  'daewoo',
].join('|');
const VEHICLES =
  'cars?|kaa|vehicles?|salo+ns?|sedans?|suvs?|4x4|4wd|hatchbacks?|pick-?ups?|pick ups?|trucks?|tippers?|vans?|minibus(?:es)?|bus(?:es)?|trotro|tro tro|taxis?|motor ?bikes?|motorcycles?|okada|tricycles?|aboboyaa|pragya|pragia|articulators?|forklifts?|tractors?|excavators?|convertibles?';
const OF_CARS =
  'mileage|duty paid|duty unpaid|foreign used|petrol|diesel|hybrid|automatic transmission|manual gear|left hand|right hand|uber|bolt|movers?|relocation|haulage';
const HOMES =
  '\\d{1,2} ?(?:bedrms?|bdrms?|bdrs?|brs?|b/r|beds?|bed ?rooms?)|houses?|apartments?|apt|flats?|bed ?rooms?|bdrms?|rooms?|hostels?|hotels?|motels?|guest ?houses?|lodges?|lodging|resorts?|lands?|plots?|acres?|offices?|shops?|stores?|ware ?houses?|duplex(?:es)?|condos?|condominiums?|penthouses?|studios?|mansions?|villas?|town ?houses?|chamber|self ?contain(?:ed)?|short ?(?:stays?|lets?)|airbnb|asaase|fie|dan|estate|property|properties|homes?|compound house|boys quarters';

const whole = (words: string) => new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, 'g');

const POINTS: readonly [words: RegExp, kind: ListingKind, points: number][] = [
  [whole(`${MODELS}|${MAKES}`), 'car', 3],
  [whole(VEHICLES), 'car', 2],
  [whole(`${OF_CARS}|${WORDY_MODELS}`), 'car', 1],
  [whole(HOMES), 'property', 2],
];

const HEAD = whole(`${MODELS}|${WORDY_MODELS}|${MAKES}|${VEHICLES}|${HOMES}`);

/** True for what names the thing itself: 'house', 'corolla'. */
export const isHead = (typed: string): boolean => fold(typed).search(HEAD) >= 0;

/** The kind of listing that a folded text speaks of; undefined where it may be either. */
export function kindMeant(folded: string): ListingKind | undefined {
  const points = { property: 0, car: 0 };
  for (const [words, kind, each] of POINTS) {
    points[kind] += each * (folded.match(words)?.length ?? 0);
  }
  if (points.property === points.car) return undefined;
  return points.property > points.car ? 'property' : 'car';
}
