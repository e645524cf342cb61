import { BOOKING_LIMIT_RANGES } from '../bookings/limit-ranges.ts';
import type { BookingLimits } from '../bookings/limits.ts';
import { type Check, failed, isBlank, passed } from '../check.ts';
import { fieldMessages } from '../field-messages.ts';
import { TRUSTED_AFTER_RANGE } from '../moderation/policy.ts';
import { type SiteSettings, SOCIAL_NETWORKS } from './contact.ts';
import { isOwnPath } from './own-path.ts';
import {
  asSettingUrl,
  asSocialUrl,
  isSettingEmail,
  isSettingPhone,
  isSettingUrl,
} from './setting-rules.ts';
import { settingsMessages } from './settings-messages.ts';

/** The settings that cannot be saved as typed, field by field. */
export function checkSettings(settings: SiteSettings): Check {
  const { name, email, phoneNumber, website, social, bookingLimits, trustedAfter, adminSiteUrl } =
    settings;
  const { min: fewest, max: most } = TRUSTED_AFTER_RANGE;
  const rules: [field: string, isRight: boolean, sentence: string][] = [
    ['name', !isBlank(name), settingsMessages.nameRequired],
    ['email', isSettingEmail(email.trim()), settingsMessages.invalidEmail],
    ['phoneNumber', isSettingPhone(phoneNumber.trim()), fieldMessages.invalidPhone],
    ['website', isSettingUrl(asSettingUrl(website)), settingsMessages.invalidLink],
    ...SOCIAL_NETWORKS.map((network): [string, boolean, string] => [
      `social.${network}`,
      isSettingUrl(asSocialUrl(network, social[network])),
      network === 'whatsapp' ? settingsMessages.invalidWhatsapp : settingsMessages.invalidLink,
    ]),
    ...Object.entries(BOOKING_LIMIT_RANGES).map(
      ([limit, { min, max }]): [string, boolean, string] => [
        `bookingLimits.${limit}`,
        isWithin(bookingLimits[limit as keyof BookingLimits], min, max),
        fieldMessages.between(min, max),
      ],
    ),
    ['trustedAfter', isWithin(trustedAfter, fewest, most), fieldMessages.between(fewest, most)],
    [
      'adminSiteUrl',
      !isBlank(adminSiteUrl) &&
        (isOwnPath(adminSiteUrl.trim()) || isSettingUrl(asSettingUrl(adminSiteUrl))),
      settingsMessages.invalidAdminSite,
    ],
  ];
  const wrong = rules.flatMap(([field, isRight, sentence]) =>
    isRight ? [] : [[field, sentence] as const],
  );
  const [first] = wrong;
  return first ? failed(first[1], Object.fromEntries(wrong)) : passed;
}

const isWithin = (count: number, min: number, max: number) =>
  Number.isInteger(count) && count >= min && count <= max;
