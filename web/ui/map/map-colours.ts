/** Our map's colours: those of the page, and a matching one for water. */
export interface MapColours {
  land: string;
  water: string;
  shore: string;
  border: string;
  /** Town names; region names are fainter. */
  name: string;
  region: string;
  green: string;
  /** Schools, markets, hospitals. */
  grounds: string;
  building: string;
  road: string;
  /** The edges of roads. */
  kerb: string;
  mainRoad: string;
  path: string;
  /** What something is somewhere in. */
  area: string;
}

export const MAP_COLOURS: Readonly<Record<'light' | 'dark', MapColours>> = {
  light: {
    land: '#f8f2e7',
    water: '#cfe2dd',
    shore: '#a3c5bd',
    border: '#b98a72',
    name: '#3d372d',
    region: '#84786a',
    green: '#dde8cf',
    grounds: '#f2e3d0',
    building: '#e8dcc8',
    road: '#ffffff',
    kerb: '#dccfba',
    mainRoad: '#f7d994',
    path: '#bfa98a',
    area: '#0d5c46',
  },
  dark: {
    land: '#221e18',
    water: '#12211f',
    shore: '#2f4a45',
    border: '#8a5a45',
    name: '#d8cfbf',
    region: '#8b8172',
    green: '#1d2b1d',
    grounds: '#2c251c',
    building: '#302a21',
    road: '#433c31',
    kerb: '#16130f',
    mainRoad: '#6b5527',
    path: '#5a5040',
    area: '#56c79e',
  },
};
