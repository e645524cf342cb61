import type { Region } from '../../values/ghana.ts';
import type { GivenPlace } from '../place.ts';

/** Towns of Ghana, by scripts/places.ts from GeoNames (https://www.geonames.org), CC BY 4.0. */
export const GEONAMES_TOWNS: Readonly<Record<Region, readonly GivenPlace[]>> = {
  'Greater Accra': [
    ['Accra', 5.55602, -0.1969],
    ['Tema', 5.6698, -0.01657],
  ],
  Ashanti: [
    ['Agogo', 6.80004, -1.08193],
    ['Bekwai', 6.45195, -1.57866],
    ['Ejura', 7.38558, -1.35617],
    ['Konongo', 6.61667, -1.21667],
    ['Kumasi', 6.68848, -1.62443, 'KSI', 'Garden City', 'Oseikrom'],
    ['Mampong', 7.06273, -1.4001],
    ['Mamponteng', 6.73333, -1.55],
    ['Obuasi', 6.20228, -1.66796, 'Obuase'],
  ],
  Western: [
    ['Aboso', 5.36073, -1.94856],
    ['Axim', 4.86641, -2.24181],
    ['Prestea', 5.43385, -2.14295],
    ['Shama Junction', 5.01806, -1.66437],
    ['Takoradi', 4.89816, -1.76029, 'Taadi', 'Tadi'],
    ['Tarkwa', 5.30383, -1.98956],
    ['Wassa-Akropong', 5.78722, -2.08361],
  ],
  Eastern: [
    ['Aburi', 5.84802, -0.17449],
    ['Akim Oda', 5.92665, -0.98577],
    ['Akim Swedru', 5.8938, -1.01636],
    ['Akropong', 5.97462, -0.08542],
    ['Akwatia', 6.04024, -0.80876],
    ['Asamankese', 5.86006, -0.6635],
    ['Begoro', 6.38706, -0.37738],
    ['Kibi', 6.16494, -0.55376],
    ['Koforidua', 6.09408, -0.25913],
    ['Mpraeso', 6.59321, -0.73462],
    ['Nsawam', 5.80893, -0.35026],
    ['Suhum', 6.04089, -0.45004],
  ],
  Northern: [
    ['Kpandai', 8.46885, -0.01127, 'Kpandae'],
    ['Savelugu', 9.62441, -0.8253],
    ['Tamale', 9.40079, -0.8393],
    ['Yendi', 9.44272, -0.00991],
  ],
  Volta: [
    ['Aflao', 6.11982, 1.19012],
    ['Anloga', 5.79473, 0.89728],
    ['Ho', 6.60084, 0.4713],
    ['Hohoe', 7.15181, 0.47362],
    ['Keta', 5.91793, 0.98789],
    ['Kpando', 6.99536, 0.29306, 'Kpandu'],
  ],
  Central: [
    ['Agona Swedru', 5.53711, -0.69984, 'Swedru'],
    ['Apam', 5.28483, -0.73711],
    ['Assin Fosu', 5.70119, -1.28657, 'Foso'],
    ['Cape Coast', 5.10535, -1.2466],
    ['Dunkwa-on-Offin', 5.95996, -1.77792, 'Dunkwa'],
    ['Elmina', 5.0847, -1.35093],
    ['Kasoa', 5.53449, -0.41679],
    ['Mumford', 5.26176, -0.75897],
    ['Saltpond', 5.20913, -1.06058],
    ['Winneba', 5.35113, -0.62313],
  ],
  'Upper East': [
    ['Bawku', 11.0616, -0.24169],
    ['Bolgatanga', 10.78556, -0.85139, 'Bolga'],
    ['Navrongo', 10.89557, -1.0921],
  ],
  'Upper West': [['Wa', 10.06069, -2.50192]],
  Savannah: [
    ['Damongo', 9.08296, -1.81884],
    ['Salaga', 8.55083, -0.51875],
  ],
  Bono: [
    ['Berekum', 7.4534, -2.58404],
    ['Japekrom', 7.5758, -2.78516],
    ['Sunyani', 7.33991, -2.32676],
    ['Wenchi', 7.73855, -2.1036, 'Wankyi'],
  ],
  'Bono East': [
    ['Kintampo', 8.05627, -1.73058],
    ['Techiman', 7.59054, -1.93947],
  ],
  Ahafo: [
    ['Bechem', 7.09034, -2.02498],
    ['Duayaw Nkwanta', 7.17487, -2.09961, 'Duayaw-Nkwanta'],
    ['Goaso', 6.80355, -2.5172],
  ],
  Oti: [
    ['Dambai', 8.06616, 0.17947],
    ['Kete Krachi', 7.79391, -0.0498],
  ],
  'Western North': [
    ['Bibiani', 6.46346, -2.31938],
    ['Sefwi Wiawso', 6.20583, -2.48944],
  ],
  'North East': [['Nalerigu', 10.52726, -0.36982]],
};
