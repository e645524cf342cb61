import type { Region } from '../../values/ghana.ts';
import type { GivenPlace } from '../place.ts';

/** Landmarks that people give directions by: name, latitude, longitude, other names. */
export const LANDMARKS: Readonly<Partial<Record<Region, readonly GivenPlace[]>>> = {
  'Greater Accra': [
    ['Kotoka International Airport', 5.605, -0.17, 'Kotoka Airport', 'Accra Airport', 'KIA'],
    ['Accra Mall', 5.622, -0.173],
    ['Achimota Mall', 5.633, -0.235, 'Achimota Retail Centre'],
    ['West Hills Mall', 5.547, -0.344],
    ['Marina Mall', 5.603, -0.178],
    ['Junction Mall', 5.596, -0.086],
    ['Makola Market', 5.548, -0.206, 'Makola'],
    ['Madina Market', 5.669, -0.166],
    ['Kaneshie Complex', 5.566, -0.239],
    ['University of Ghana', 5.65, -0.187, 'UG Legon'],
    ['UPSA', 5.66, -0.171, 'University of Professional Studies'],
    ['Ashesi University', 5.76, -0.22],
    ['Korle Bu Teaching Hospital', 5.537, -0.226, 'Korle Bu'],
    ['37 Military Hospital', 5.587, -0.184],
    ['Ridge Hospital', 5.563, -0.199],
    ['Independence Square', 5.549, -0.193, 'Black Star Square'],
    ['Accra Sports Stadium', 5.551, -0.192, 'Ohene Djan Stadium'],
    ['Osu Castle', 5.547, -0.183, 'Christiansborg Castle'],
    ['Labadi Beach', 5.561, -0.145],
    ['Kwame Nkrumah Mausoleum', 5.544, -0.203, 'Kwame Nkrumah Memorial Park'],
    ['Tema Harbour', 5.638, 0.005, 'Tema Port'],
  ],
  Ashanti: [
    ['KNUST', 6.675, -1.572, 'Kwame Nkrumah University of Science and Technology'],
    ['Kejetia Market', 6.698, -1.622, 'Kejetia', 'Kumasi Central Market'],
    ['Komfo Anokye Teaching Hospital', 6.697, -1.63, 'Komfo Anokye', 'KATH'],
    ['Manhyia Palace', 6.704, -1.615],
    ['Baba Yara Stadium', 6.681, -1.606, 'Baba Yara Sports Stadium'],
    ['Kumasi City Mall', 6.671, -1.605],
    ['Kumasi Airport', 6.715, -1.591, 'Prempeh I International Airport'],
    ['Lake Bosomtwe', 6.53, -1.433, 'Lake Bosumtwi'],
  ],
  Western: [
    ['Takoradi Harbour', 4.886, -1.744, 'Takoradi Port'],
    ['Takoradi Airport', 4.896, -1.775],
    ['Takoradi Mall', 4.926, -1.776],
    ['Busua Beach', 4.806, -1.933],
  ],
  Central: [
    ['University of Cape Coast', 5.115, -1.291, 'UCC'],
    ['Cape Coast Castle', 5.104, -1.241],
    ['Elmina Castle', 5.083, -1.348, 'St George’s Castle'],
    ['Kakum National Park', 5.351, -1.383, 'Kakum'],
  ],
  Eastern: [
    ['Akosombo Dam', 6.3, 0.059],
    ['Aburi Botanical Gardens', 5.853, -0.174, 'Aburi Gardens'],
    ['Boti Falls', 6.19, -0.218],
  ],
  Northern: [
    ['Tamale Airport', 9.557, -0.863],
    ['Tamale Teaching Hospital', 9.391, -0.824],
    ['Aliu Mahama Stadium', 9.415, -0.868, 'Tamale Stadium'],
  ],
  Savannah: [['Mole National Park', 9.262, -1.854]],
  Volta: [
    ['Wli Waterfalls', 7.126, 0.592, 'Wli Falls'],
    ['Ho Teaching Hospital', 6.607, 0.487],
  ],
};
