import type { Role } from '#domain/accounts/role.ts';

interface Person {
  key: string;
  role: Role;
  firstname: string;
  lastname: string;
  email: string;
  phoneNumber: string;
  location: string;
}

/** The password of every demo account where APP_URL leads only to this machine; everyone knows it. */
export const DEMO_PASSWORD = 'efie-demo-2026';

/** The demo accounts. The first of each role is the one whose login is printed. */
export const DEMO_PEOPLE = [
  {
    key: 'abena',
    role: 'Admin',
    firstname: 'Abena',
    lastname: 'Owusu-Ansah',
    email: 'admin@efie.example',
    phoneNumber: '+233244000101',
    location: 'Ridge, Accra',
  },
  {
    key: 'kwame',
    role: 'Agent',
    firstname: 'Kwame',
    lastname: 'Boateng',
    email: 'agent@efie.example',
    phoneNumber: '+233244000111',
    location: 'East Legon, Accra',
  },
  {
    key: 'selorm',
    role: 'Agent',
    firstname: 'Selorm',
    lastname: 'Agbeko',
    email: 'selorm.agbeko@efie.example',
    phoneNumber: '+233200000112',
    location: 'Spintex, Accra',
  },
  {
    key: 'akosua',
    role: 'Agent',
    firstname: 'Akosua',
    lastname: 'Frimpong',
    email: 'akosua.frimpong@efie.example',
    phoneNumber: '+233244000113',
    location: 'Ahodwo, Kumasi',
  },
  {
    key: 'fuseini',
    role: 'Agent',
    firstname: 'Fuseini',
    lastname: 'Alhassan',
    email: 'fuseini.alhassan@efie.example',
    phoneNumber: '+233270000114',
    location: 'Kalpohin, Tamale',
  },
  {
    key: 'araba',
    role: 'Agent',
    firstname: 'Araba',
    lastname: 'Mensah-Quayson',
    email: 'araba.quayson@efie.example',
    phoneNumber: '+233244000115',
    location: 'Anaji, Takoradi',
  },
  // Lists only the suspicious listing for Admins.
  {
    key: 'desmond',
    role: 'Agent',
    firstname: 'Desmond',
    lastname: 'Ofosu',
    email: 'desmond.ofosu@efie.example',
    phoneNumber: '+233270000116',
    location: 'Accra',
  },
  {
    key: 'naa',
    role: 'Property Owner',
    firstname: 'Naa Adjeley',
    lastname: 'Lamptey',
    email: 'owner@efie.example',
    phoneNumber: '+233244000121',
    location: 'Labone, Accra',
  },
  {
    key: 'nii',
    role: 'Property Owner',
    firstname: 'Nii Armah',
    lastname: 'Tagoe',
    email: 'nii.tagoe@efie.example',
    phoneNumber: '+233200000122',
    location: 'Dansoman, Accra',
  },
  {
    key: 'yaw',
    role: 'Property Owner',
    firstname: 'Yaw',
    lastname: 'Opoku-Agyemang',
    email: 'yaw.opoku@efie.example',
    phoneNumber: '+233244000123',
    location: 'Sunyani',
  },
  {
    key: 'dzifa',
    role: 'Property Owner',
    firstname: 'Dzifa',
    lastname: 'Amenuvor',
    email: 'dzifa.amenuvor@efie.example',
    phoneNumber: '+233270000124',
    location: 'Ho',
  },
  {
    key: 'essien',
    role: 'Property Owner',
    firstname: 'Kofi',
    lastname: 'Essien',
    email: 'kofi.essien@efie.example',
    phoneNumber: '+233244000125',
    location: 'Cape Coast',
  },
  {
    key: 'rahinatu',
    role: 'Property Owner',
    firstname: 'Rahinatu',
    lastname: 'Issahaku',
    email: 'rahinatu.issahaku@efie.example',
    phoneNumber: '+233200000126',
    location: 'Wa',
  },
  {
    key: 'adwoa',
    role: 'Customer',
    firstname: 'Adwoa',
    lastname: 'Asantewaa',
    email: 'customer@efie.example',
    phoneNumber: '+233244000131',
    location: 'Madina, Accra',
  },
  {
    key: 'ebo',
    role: 'Customer',
    firstname: 'Ebo',
    lastname: 'Quansah',
    email: 'ebo.quansah@efie.example',
    phoneNumber: '+233200000132',
    location: 'Tema',
  },
  {
    key: 'efua',
    role: 'Customer',
    firstname: 'Efua',
    lastname: 'Aidoo',
    email: 'efua.aidoo@efie.example',
    phoneNumber: '+233244000133',
    location: 'Takoradi',
  },
  {
    key: 'mawuli',
    role: 'Customer',
    firstname: 'Mawuli',
    lastname: 'Kpodo',
    email: 'mawuli.kpodo@efie.example',
    phoneNumber: '+233270000134',
    location: 'Hohoe',
  },
  {
    key: 'ayishetu',
    role: 'Customer',
    firstname: 'Ayishetu',
    lastname: 'Abdulai',
    email: 'ayishetu.abdulai@efie.example',
    phoneNumber: '+233244000135',
    location: 'Sagnarigu, Tamale',
  },
  {
    key: 'kwabena',
    role: 'Customer',
    firstname: 'Kwabena',
    lastname: 'Sarpong',
    email: 'kwabena.sarpong@efie.example',
    phoneNumber: '+233200000136',
    location: 'Tafo, Kumasi',
  },
  {
    key: 'dedei',
    role: 'Customer',
    firstname: 'Naa Dedei',
    lastname: 'Quaye',
    email: 'dedei.quaye@efie.example',
    phoneNumber: '+233244000137',
    location: 'Teshie, Accra',
  },
  {
    key: 'ayamga',
    role: 'Customer',
    firstname: 'Ayamga',
    lastname: 'Atinga',
    email: 'ayamga.atinga@efie.example',
    phoneNumber: '+233270000138',
    location: 'Bolgatanga',
  },
] as const satisfies readonly Person[];

export type DemoPerson = (typeof DEMO_PEOPLE)[number];
export type PersonKey = DemoPerson['key'];
/** People who may list a property. */
export type ListerKey = Extract<DemoPerson, { role: 'Agent' | 'Property Owner' }>['key'];

export function demoPerson(key: PersonKey): DemoPerson {
  const person = DEMO_PEOPLE.find((candidate) => candidate.key === key);
  if (!person) throw new Error(`No demo account has the key ${key}`);
  return person;
}

/** The accounts that a new installation shows: the first of each role. */
export function shownPeople(): DemoPerson[] {
  const firsts = new Map<Role, DemoPerson>();
  for (const person of DEMO_PEOPLE) if (!firsts.has(person.role)) firsts.set(person.role, person);
  return [...firsts.values()];
}
