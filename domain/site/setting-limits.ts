export const SETTING_MAX = {
  name: 60,
  tagline: 120,
  address: 200,
  phoneNumber: 40,
  link: 300,
  adminSiteUrl: 300,
} as const;
