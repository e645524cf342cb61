import type { LoginResponse } from '#domain/accounts/schema.ts';
import { STORAGE_KEYS } from '#domain/site/constants.ts';
import { clearStored, type SessionStorageLike, type StoredUser } from './stored-session.ts';

/** Stores a login's response, replacing any earlier session. */
export function storeLogin(storage: SessionStorageLike, response: LoginResponse): void {
  clearStored(storage);
  const { token, role, userId, agentDetails, ownerDetails, customerDetails } = response;
  storage.setItem(STORAGE_KEYS.authToken, token);
  storage.setItem(STORAGE_KEYS.role, role);
  storage.setItem(STORAGE_KEYS.userId, userId);
  const details = agentDetails ?? ownerDetails ?? customerDetails;
  storeUser(storage, details ?? {});
  writeObject(storage, STORAGE_KEYS.agentDetails, agentDetails);
  writeObject(storage, STORAGE_KEYS.ownerDetails, ownerDetails);
  writeObject(storage, STORAGE_KEYS.customerDetails, customerDetails);
}

/** Stores the parts of a profile that the header shows. */
export function storeUser(storage: SessionStorageLike, user: StoredUser): void {
  const { firstname, lastname, email, phoneNumber, location, profileImage } = user;
  const { mustConfirmEmail, linkSentTo, mustAddFactor, leavesAt } = user;
  writeObject(storage, STORAGE_KEYS.userData, {
    firstname,
    lastname,
    email,
    phoneNumber,
    location,
    profileImage,
    mustConfirmEmail,
    linkSentTo,
    mustAddFactor,
    leavesAt,
  });
}

function writeObject(storage: SessionStorageLike, key: string, value: object | undefined): void {
  if (value) storage.setItem(key, JSON.stringify(value));
}
