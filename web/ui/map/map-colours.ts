/** Our map's colours: those of the page, and a matching one for water. */
export interface MapColours {
  land: string;
  water: string;
  shore: string;
  border: string;
  /** Town names; region names are fainter. */
  name: string;
  region: string;
}

export const MAP_COLOURS: Readonly<Record<'light' | 'dark', MapColours>> = {
  light: {
    land: '#f8f2e7',
    water: '#cfe2dd',
    shore: '#a3c5bd',
    border: '#b98a72',
    name: '#3d372d',
    region: '#84786a',
  },
  dark: {
    land: '#221e18',
    water: '#12211f',
    shore: '#2f4a45',
    border: '#8a5a45',
    name: '#d8cfbf',
    region: '#8b8172',
  },
};
