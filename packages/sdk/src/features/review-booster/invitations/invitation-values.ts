import { invitationLimits } from '@pinfold/contract/features/review-booster/booster-invitation';
import { instantOfWallTime, isWallTime } from '@pinfold/contract/features/publications/wall-time';
import type { Schemas } from '../../../client/schema.ts';

/** Invitations as they are typed. */
export interface InvitationValues {
  source: 'file' | 'typed';
  file: { name: string; csv: string } | null;
  /** Addresses, one a line or divided by commas. */
  typed: string;
  /** Of rows that name none. */
  locationId: number | null;
  basisHow: string;
  /** `2026-11-01`; empty while it is incomplete. */
  basisDay: string;
  subject: string;
  message: string;
  isLater: boolean;
  /** Wall time of the company, `2026-12-01T09:00`. */
  sendAt: string;
}

export type InvitationFault =
  | 'file_missing'
  | 'addresses_missing'
  | 'list_too_long'
  | 'basis_missing'
  | 'day_missing'
  | 'day_future'
  | 'moment_missing';

export const emptyInvitations: InvitationValues = {
  source: 'file',
  file: null,
  typed: '',
  locationId: null,
  basisHow: '',
  basisDay: '',
  subject: '',
  message: '',
  isLater: false,
  sendAt: '',
};

/** The addresses that were typed, in their order. */
export function typedAddresses(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** Returns what is wrong, by field; nothing where the list can be checked. */
export function invitationFaults(
  values: InvitationValues,
  today: string,
): Readonly<Partial<Record<keyof InvitationValues, InvitationFault>>> {
  const { source, file, typed, basisHow, basisDay, isLater, sendAt } = values;
  const count = source === 'typed' ? typedAddresses(typed).length : 0;
  return {
    ...(source === 'file' && !file && { file: 'file_missing' }),
    ...(source === 'typed' && count === 0 && { typed: 'addresses_missing' }),
    ...(count > invitationLimits.rows && { typed: 'list_too_long' }),
    ...(basisHow.trim() === '' && { basisHow: 'basis_missing' }),
    ...(basisDay === '' && { basisDay: 'day_missing' }),
    ...(basisDay > today && { basisDay: 'day_future' }),
    ...(isLater && !isWallTime(sendAt) && { sendAt: 'moment_missing' }),
  };
}

/** Named one by one, since the request may hold others, which are refused if they are about scores. */
type InvitationField = 'csv' | 'rows' | 'facility_id' | 'basis' | 'subject' | 'message' | 'send_from';

/** Returns the values as the API takes them. */
export function invitationBody(
  values: InvitationValues,
  timeZone: string,
): Pick<Schemas['NewBoosterInvitations'], InvitationField> {
  const { source, file, typed, locationId, basisHow, basisDay, subject, message, isLater, sendAt } = values;
  return {
    ...(source === 'file'
      ? { csv: file?.csv ?? '' }
      : { rows: typedAddresses(typed).map((email) => ({ email })) }),
    ...(locationId !== null && { facility_id: locationId }),
    basis: { how: basisHow.trim(), given_at: basisDay },
    ...(subject.trim() !== '' && { subject: subject.trim() }),
    ...(message.trim() !== '' && { message: message.trim() }),
    ...(isLater && { send_from: instantOfWallTime(sendAt, timeZone).toISOString() }),
  };
}
