import { paths } from './paths.ts';

export interface NavigationLink {
  label: string;
  path: string;
}

/** A link in the navigation bar; one with children opens a dropdown. */
export interface NavigationItem extends NavigationLink {
  children?: readonly NavigationLink[];
}

/** The links of the navigation bar and of the slide-in menu (specification §2.1). */
export const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Home', path: paths.home },
  {
    label: 'Short-Stays',
    path: paths.shortStays,
    children: [
      { label: 'Hotels', path: paths.hotels },
      { label: 'Movie House', path: paths.movieHouse },
      { label: 'Guest House', path: paths.guestHouse },
      { label: 'Furnished Apartment', path: paths.furnishedApartment },
    ],
  },
  {
    label: 'Property Rentals',
    path: paths.propertyRentals,
    children: [
      { label: 'Apartments', path: paths.apartments },
      { label: 'Condos', path: paths.condos },
      { label: 'Houses', path: paths.houses },
      { label: 'Duplex', path: paths.duplex },
      { label: 'Office', path: paths.office },
      { label: 'Shop', path: paths.shop },
    ],
  },
  {
    label: 'Property Sales',
    path: paths.propertySale,
    children: [
      { label: 'Land', path: paths.land },
      { label: 'Commercial', path: paths.commercial },
      { label: 'Houses For Sale', path: paths.housesForSale },
    ],
  },
  {
    label: 'Cars',
    path: paths.cars,
    children: [
      { label: 'Buy a Car', path: paths.buyACar },
      { label: 'Relocation Ride', path: paths.relocationRide },
      { label: 'Upload Car', path: paths.uploadCar },
    ],
  },
  { label: 'About', path: paths.about },
  { label: 'Upload a Property', path: paths.uploadProperty },
];

export const LOGIN_LINK: NavigationLink = { label: 'Login', path: paths.login };
export const SIGNUP_LINK: NavigationLink = { label: 'Signup', path: paths.signup };

/** For everyone, signed in or not. */
export const FAVOURITES_LINK: NavigationLink = { label: 'Favourites', path: paths.favourites };

export const PRIVACY_LINK: NavigationLink = { label: 'Privacy', path: paths.privacy };

export const FOOTER_LINKS: readonly NavigationLink[] = [
  { label: 'Update Properties', path: paths.propertyStatus },
  { label: 'Short-Stays', path: paths.shortStay },
  { label: 'About', path: paths.about },
  FAVOURITES_LINK,
  PRIVACY_LINK,
];
