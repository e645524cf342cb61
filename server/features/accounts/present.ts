import type { Role } from '#domain/accounts/role.ts';
import type {
  ChangeRoleResponse,
  ContactPerson,
  LoginResponse,
  Profile,
} from '#domain/accounts/schema.ts';
import { leavesAt } from '#domain/leaving/rules.ts';
import { profileImageUrl } from '#server/features/media/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { UserRow } from './repository.ts';

/** The state of an address that is not in its row. */
export type EmailState = Pick<Profile, 'mustConfirmEmail' | 'linkSentTo'>;

/** The parts of a profile that are not in its row. */
export type ProfileState = EmailState & Pick<Profile, 'mustAddFactor'>;

export function presentProfile(
  { config }: Pick<Platform, 'config'>,
  user: UserRow,
  state: ProfileState,
): Profile {
  return {
    _id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    phoneNumber: user.phone_number,
    location: user.location,
    profileImage: user.profile_image_key && profileImageUrl(config, user.profile_image_key),
    companyLogo: user.company_logo_key && profileImageUrl(config, user.company_logo_key),
    role: user.role as Role,
    privacyAgreedAt: user.privacy_agreed_at?.toISOString() ?? null,
    leavesAt: user.leaving_since && leavesAt(user.leaving_since).toISOString(),
    ...state,
  };
}

/**
 * The response to a login: the role's own details stand under the role's own name (specification
 * §3).
 */
export function presentLogin(user: UserRow, token: string): LoginResponse {
  return { token, role: user.role as Role, userId: user.id, ...presentDetails(user) };
}

/** The response to a change of role: the part of a login response that changes. */
export function presentRole(
  platform: Pick<Platform, 'config'>,
  user: UserRow,
  state: ProfileState,
  message: string,
): ChangeRoleResponse {
  return { message, user: presentProfile(platform, user, state), ...presentDetails(user) };
}

function presentDetails(user: UserRow) {
  const details: ContactPerson = {
    firstname: user.firstname,
    lastname: user.lastname,
    phoneNumber: user.phone_number,
  };
  return {
    ...(user.role === 'Agent' && { agentDetails: details }),
    ...(user.role === 'Property Owner' && { ownerDetails: details }),
    ...(user.role === 'Customer' && { customerDetails: details }),
  };
}
