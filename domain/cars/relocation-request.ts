import { isBlank } from '../check.ts';
import { personNameProblem } from '../values/person-name.ts';
import { isRelocationVehicle, type VehicleNames } from './car.ts';

/** The fields of a relocation request (specification §3). */
export const RELOCATION_FIELDS = [
  'userName',
  'carType',
  'registrationNumber',
  'region',
  'cityOrTown',
  'driverName',
  'driverContact',
] as const;
export type RelocationField = (typeof RELOCATION_FIELDS)[number];

/** A relocation request; fields not given are ''. */
export type RelocationRequest = Record<RelocationField, string>;

export const RELOCATION_TEXT_MAX = 120;

const NAMES: ReadonlySet<RelocationField> = new Set(['userName', 'driverName']);

/** The text that JavaScript makes of an object. */
const UNWRITTEN_OBJECT = '[object Object]';

/**
 * Reads the JSON text of a relocation request. Null when it is empty (blank, {}, all fields blank); undefined when it cannot be
 * read.
 */
export function parseRelocationRequest(text: string): RelocationRequest | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === UNWRITTEN_OBJECT) return null;
  const value = parseJson(trimmed);
  if (value === null || value === '') return null;
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const given = new Map<string, unknown>(Object.entries(value));
  const request = emptyRelocationRequest();
  for (const field of RELOCATION_FIELDS) {
    const part = given.get(field) ?? '';
    if (typeof part !== 'string' && typeof part !== 'number') return undefined;
    const partText = String(part).trim();
    if (partText.length > RELOCATION_TEXT_MAX || /\p{Cc}/u.test(partText)) return undefined;
    if (NAMES.has(field) && personNameProblem(partText)) return undefined;
    request[field] = partText;
  }
  return RELOCATION_FIELDS.every((field) => isBlank(request[field])) ? null : request;
}

/**
 * Joins a request sent field by field, as `relocationRequest[driverName]` or `relocationRequest.driverName`, into the one JSON
 * text that the schema reads.
 */
export function gatherRelocationRequest(
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const gathered: Record<string, string> = {};
  const parts: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    const part = /^relocationRequest(?:\[(\w+)\]|\.(\w+))$/.exec(name);
    if (part) parts[part[1] ?? part[2] ?? ''] = value;
    else gathered[name] = value;
  }
  if (Object.keys(parts).length > 0) gathered.relocationRequest = JSON.stringify(parts);
  return gathered;
}

/** The request for a form without one; undefined when the vehicle is not for relocation. */
export function relocationRequestOf(
  form: RelocationRequest & VehicleNames,
): RelocationRequest | undefined {
  if (!isRelocationVehicle(form)) return undefined;
  const request = emptyRelocationRequest();
  for (const field of RELOCATION_FIELDS) request[field] = form[field].trim();
  return request;
}

/** The request after an edit of its vehicle: its own values stay, except for fields that the edit changed. */
export function editedRelocationRequest(
  request: Readonly<RelocationRequest>,
  before: Readonly<RelocationRequest>,
  after: RelocationRequest,
): RelocationRequest {
  const edited = { ...request };
  for (const field of RELOCATION_FIELDS) {
    if (after[field] !== before[field]) edited[field] = after[field].trim();
  }
  return edited;
}

interface RelocationCar {
  driverName: string;
  carType: string;
  registrationNumber: string;
  region: string;
  cityOrTown: string;
  relocationRequest?: RelocationRequest | null;
}

/** The text of a relocation card: from the request, or else from the car (§2.17). */
export function relocationCard(car: RelocationCar) {
  const request = car.relocationRequest;
  return {
    driverName: request?.driverName || car.driverName,
    carType: request?.carType || car.carType,
    registrationNumber: request?.registrationNumber || car.registrationNumber,
    region: request?.region || car.region,
    cityOrTown: request?.cityOrTown || car.cityOrTown,
  };
}

function emptyRelocationRequest(): RelocationRequest {
  return {
    userName: '',
    carType: '',
    registrationNumber: '',
    region: '',
    cityOrTown: '',
    driverName: '',
    driverContact: '',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
