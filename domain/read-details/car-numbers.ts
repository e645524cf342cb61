import { FUEL_TYPES, type FuelType, TRANSMISSIONS, type Transmission } from '../cars/car.ts';
import type { CAR_FACTS } from '../cars/facts.ts';
import { countedIn } from '../search/numbers.ts';
import { FIGURES, KILOMETRES, kilometresIn, takeYears } from '../search/sentence/cars.ts';
import { NUMBER } from '../search/sentence/rooms.ts';
import { TypedText } from '../search/sentence/typed-text.ts';
import { countOf, type Numbers, numberIn, onlyOne, type SaidText } from './said-text.ts';

const CC_A_LITRE = 1_000;
const LITRES = /(?<![\d.])(?<count>\d\.\d) ?-?(?:l|lit(?:er|re)s?|engine)(?![a-z/])/;
const CC = /(?<![\d.,])(?<count>\d,?\d{3}|\d{3}) ?cc(?![a-z])/;

/** Colours that need no second word. */
const COLOURS =
  'black|white|silver|gr[ae]y|ash|blue|red|green|gold|brown|beige|yellow|orange|purple|maroon|burgundy|wine|cream|bronze';
/** By itself between commas, or called a colour: 'black leather' is of seats. */
const COLOUR = new RegExp(
  `(?<=(?:^|[.,;!|\\n]) ?)(?:(?:pearl|metallic|dark|light|navy) )?(?:${COLOURS})(?=\\s*(?:$|[.,;!|\\n]))|(?<=(?<![a-z])colou?r(?: is|:)? )(?:${COLOURS})(?![a-z])|(?<![a-z])(?:${COLOURS})(?= (?:in )?colou?r(?![a-z]))`,
);

/** How the numbers and texts among the facts of a car are read. */
export const CAR_NUMBERS: Numbers<typeof CAR_FACTS> = {
  colour: (text) => {
    const colour = onlyOne(text.has(COLOUR).map(([found]) => found.trim()));
    return colour && colour.charAt(0).toUpperCase() + colour.slice(1);
  },
  seats: (text) =>
    onlyOne(
      countedIn(text.plain)
        .filter((each) => each.endsWith('seat'))
        .map((each) => Number.parseInt(each, 10)),
    ),
  doors: numberIn(
    '(?<count>[2-5]|two|three|four|five)(?:[\\s-]*door(?![a-z])|[\\s-]*doors(?=\\s*(?:$|[.,;!\\n])))',
  ),
  engine: (text) =>
    onlyOne([
      ...text.has(LITRES).map((found) => Math.round(countOf(found) * CC_A_LITRE)),
      ...text.has(CC).map(countOf),
    ]),
  load: numberIn(`(?<count>\\d{1,2}(?:\\.\\d)?|${NUMBER}) ?-?(?:tons?|tonnes?)(?![a-z])`),
};

/** What a car's own fields hold, as far as its text says so. */
export interface CarFieldsSaid {
  year?: number;
  mileage?: number;
  transmission?: Transmission;
  fuelType?: FuelType;
}

const GEARBOX: Readonly<Record<Transmission, RegExp>> = {
  Automatic:
    /(?<![a-z])(?:automatic|auto(?! ?(?:mobile|parts?|shop|mechanic|fold|lock|start|park|electrician)))(?! (?:doors?|windows?|lights?|start|climate)|[a-z])/,
  Manual: /(?<!(?:owner['’]?s|user|service) )(?<![a-z])manual(?! book|[a-z])/,
};
const FUEL: Readonly<Record<FuelType, RegExp>> = {
  Petrol: /(?<![a-z])petrol(?! (?:station|filling)|[a-z])/,
  Diesel: /(?<![a-z])diesel(?![a-z])/,
  Electric: /(?<![a-z])(?:(?:fully|all)[\s-]electric|electric (?:car|vehicle|suv)|ev)(?![a-z])/,
  Hybrid: /(?<![a-z])hybrid(?![a-z])/,
};
/** A distance that someone drives in a day is no mileage. */
const LEAST_MILEAGE = 1_000;
const MILEAGE = new RegExp(
  `(?<![\\d,.])${FIGURES}\\s*(?:${KILOMETRES}|mileage)(?![a-z/])|(?<![a-z])mileage(?: is| of|:)? ?${FIGURES}(?! ?miles?|[\\d,])`,
);
/** Years of something else than the car. */
const OTHER_YEARS =
  /(?:built|since|registered|reg(?:istration)?|roadworthy|insur(?:ed|ance)|until|till|expires?|valid|serviced)[^.,\n]{0,20}(?:19|20)\d\d/g;

/** Reads what a text says of a car's own fields. */
export function carFieldsIn(text: SaidText): CarFieldsSaid {
  const year = onlyOne(yearsIn(text.plain));
  const mileage = onlyOne(mileagesIn(text));
  const transmission = onlyOne(TRANSMISSIONS.filter((each) => text.has(GEARBOX[each]).length > 0));
  const fuels = FUEL_TYPES.filter((each) => text.has(FUEL[each]).length > 0);
  const fuelType = fuels.includes('Hybrid') ? 'Hybrid' : onlyOne(fuels);
  return {
    ...(year !== undefined && { year }),
    ...(mileage !== undefined && { mileage }),
    ...(transmission && { transmission }),
    ...(fuelType && { fuelType }),
  };
}

/** The years in a text, a span of years as its two ends. */
function yearsIn(plain: string): number[] {
  const text = new TypedText(plain.replace(OTHER_YEARS, ' '));
  const years: number[] = [];
  for (let taken = takeYears(text); taken; taken = takeYears(text)) {
    const { min = 0, max = 0 } = taken.meant;
    years.push(min, max);
  }
  return years;
}

const mileagesIn = (text: SaidText): number[] =>
  text
    .has(MILEAGE)
    .map(([, before, beforeK, behind, behindK]) =>
      kilometresIn(before ?? behind ?? '', beforeK ?? behindK),
    )
    .filter((kilometres) => kilometres >= LEAST_MILEAGE);
