import type { Removal } from '../removal.ts';

/** Cars: the list, a car, relocation, the buy page (specification §2.15 to §2.18, §5). */
export const CARS: readonly Removal[] = [
  {
    rule: '2.15 Each filter that is set has a chip',
    without: 'what a chip takes away',
    file: 'web/ui/filtered-list.tsx',
    from: 'onRemove={remove}',
    to: 'onRemove={() => {}}',
  },
  {
    rule: '2.15 “{n} car(s) found”',
    without: 'how many cars were found',
    file: 'web/features/cars/car-list.tsx',
    from: 'count={carListMessages.found(place.total)}',
    to: 'count={null}',
  },
  {
    rule: '2.16 Condition, location, region, mileage',
    without: 'the fuel of a car',
    file: 'web/features/cars/detail/car-facts.tsx',
    from: `{ label: 'Fuel type', value: car.fuelType },`,
  },
  {
    rule: '2.16 A button “Back”',
    without: 'the way back from a car',
    file: 'web/features/cars/detail/car-detail.tsx',
    from: '<BackButton list={isRelocation ? paths.relocationRide : paths.cars} />',
  },
  {
    rule: '2.16 “Contact Driver” reveals',
    without: "the driver's name",
    file: 'web/features/cars/detail/contact-driver.tsx',
    from: '<p className="font-semibold">{driverName}</p>',
  },
  {
    rule: '2.16 “Loading car details...”',
    without: 'the word that a car is loading',
    file: 'web/ui/detail/detail-skeleton.tsx',
    from: '{loading}</p>',
    to: '</p>',
  },
  {
    rule: '2.17 A card has driver name, car type',
    without: 'the registration on the cards',
    file: 'web/features/cars/relocation-card.tsx',
    from: '<Fact name="Registration">{registrationNumber}</Fact>',
  },
  {
    rule: '2.18 A hero',
    without: 'the picture of the hero',
    file: 'web/features/cars/buy-hero.tsx',
    from: '<HeroPicture name="buy-a-car" eager />',
  },
  {
    rule: '2.18 The tiles “Saloon”, “SUVs”',
    without: 'one of the tiles',
    file: 'web/features/cars/category-tiles.tsx',
    from: '{CATEGORIES.map((category) => (',
    to: `{CATEGORIES.filter((each) => each !== 'SUVs').map((category) => (`,
  },
  {
    rule: '5 The choices are the distinct values of the loaded cars',
    without: 'the brands of the loaded cars',
    file: 'web/features/cars/car-filter-panel.tsx',
    from: `{anyOf('brand', 'Brand')}`,
    to: '',
  },
];
