import {
  verificationMethods,
  type Verification,
  type VerificationAttempt,
  type VerificationMethod,
  type VerificationOption,
} from '@pinfold/contract/features/listings/create/verification.endpoints';
import type { VerificationStatus } from '@pinfold/contract/features/listings/location-filters';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { GoogleAddress } from '../../../providers/google-business-profile/listing/google-location.ts';
import type {
  GoogleVerification,
  GoogleVerificationOption,
} from '../../../providers/google-business-profile/verification-calls.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { askGoogle, requireGrant, type GoogleGrant } from '../google-grant.ts';
import { locations } from '../listings.table.ts';
import { locationFilter } from '../location-filter.ts';
import { refuseWatched } from '../updates/edit-guard.ts';
import { askStanding, keepStanding, wasVerified } from './standing.ts';
import { syncStanding } from './sync-standings.job.ts';

interface VerificationRequest {
  method: VerificationMethod;
  email_address?: string | undefined;
  mailer_contact?: string | undefined;
  phone_number?: string | undefined;
}

/** Returns the state of the verification at Google, and stores it. */
export async function readVerification(
  services: Services,
  member: Member,
  id: number,
  language: Language,
): Promise<Verification> {
  const profile = await findProfile(services, member, id);
  return profile
    ? askVerification(services, member, profile, language)
    : { status: 'is_unverified', options: [], attempts: [] };
}

/** Has a code sent, or is verified at once where none is needed. */
export async function startVerificationOf(
  services: Services,
  member: Member,
  id: number,
  request: VerificationRequest,
  language: Language,
): Promise<Verification> {
  const profile = await findProfile(services, member, id);
  if (!profile) throw new Problem('verification_not_possible');
  const { google, googleName } = profile;
  const options = await askGoogle(google.listVerificationOptions(googleName, language));
  const option = options.find(
    ({ verificationMethod }) => verificationMethod === request.method.toUpperCase(),
  );
  if (!option) throw new Problem('verification_not_possible');
  const start = google.startVerification(googleName, {
    method: request.method.toUpperCase(),
    languageCode: language,
    ...detailsOf(request, option),
  });
  await refusedAs(start, { invalid: 'verification_details_wrong', unverified: 'verification_not_possible' });
  if (request.method === 'auto') await askSoon(services, profile);
  return askVerification(services, member, profile, language);
}

/** Enters the code of the attempt that waits for one. */
export async function completeVerificationOf(
  services: Services,
  member: Member,
  id: number,
  pin: string,
  language: Language,
): Promise<Verification> {
  const profile = await findProfile(services, member, id);
  if (!profile) throw new Problem('verification_not_pending');
  const { google, googleName } = profile;
  const [newest] = await askGoogle(google.listVerifications(googleName));
  if (newest?.state !== 'PENDING') throw new Problem('verification_not_pending');
  await refusedAs(google.completeVerification(newest.name, pin), {
    invalid: 'verification_pin_wrong',
    unverified: 'verification_not_pending',
  });
  await askSoon(services, profile);
  return askVerification(services, member, profile, language);
}

/** Often Google needs no more than a moment; what takes longer is asked for every ten minutes. */
async function askSoon({ database, jobs, now }: Services, { row }: ProfileAtGoogle): Promise<void> {
  const at = new Date(now().getTime() + 15_000);
  const payload = { companyId: row.companyId, locationId: row.id };
  await jobs.enqueue(database.queries, syncStanding, [{ payload, at }]);
}

async function askVerification(
  services: Services,
  { companyId }: Member,
  { google, googleName, row }: ProfileAtGoogle,
  language: Language,
): Promise<Verification> {
  const live = await askGoogle(google.getListing(googleName));
  const standing = await askGoogle(askStanding(google, live, wasVerified(row.locationState)));
  await keepStanding(services, { companyId, locationId: row.id }, standing);
  const isOver = standing.verification === 'is_verified';
  const options = isOver ? [] : await askGoogle(google.listVerificationOptions(googleName, language));
  return verificationOf(
    standing.verification,
    options,
    await askGoogle(google.listVerifications(googleName)),
  );
}

function detailsOf(request: VerificationRequest, { phoneNumber, emailData }: GoogleVerificationOption) {
  const { method, email_address, mailer_contact, phone_number = phoneNumber } = request;
  const suggested = emailData?.user && emailData.domain && `${emailData.user}@${emailData.domain}`;
  const emailAddress = email_address ?? suggested;
  return {
    ...(method === 'email' && emailAddress && { emailAddress }),
    ...(method === 'address' && mailer_contact && { mailerContact: mailer_contact }),
    ...((method === 'phone_call' || method === 'sms') && phone_number && { phoneNumber: phone_number }),
  };
}

/** @throws Problem of the kind of refusal, or as `askGoogle` */
async function refusedAs<Answer>(
  answer: Promise<Answer>,
  codes: {
    invalid: 'verification_details_wrong' | 'verification_pin_wrong';
    unverified: 'verification_not_possible' | 'verification_not_pending';
  },
): Promise<void> {
  await ifRefused(askGoogle(answer), ({ kind }) => {
    throw new Problem(kind === 'invalid' ? codes.invalid : codes.unverified);
  });
}

interface ProfileAtGoogle extends GoogleGrant {
  row: typeof locations.$inferSelect;
  /** `locations/{l}` */
  googleName: string;
}

/**
 * A location that the member sees, with the account that it is in; undefined for one that is not at Google.
 * @throws Problem `not_found`, `not_profile_owner` or `google_account_missing`
 */
async function findProfile(
  services: Services,
  member: Member,
  id: number,
): Promise<ProfileAtGoogle | undefined> {
  const [row] = await services.database.queries
    .select()
    .from(locations)
    .where(locationFilter(member, { facilities_ids: String(id) }));
  if (!row) throw new Problem('not_found');
  refuseWatched(row);
  const { googleName } = row;
  if (googleName === null) return undefined;
  return { row, googleName, ...(await requireGrant(services, member.companyId, row.googleAccountId)) };
}

/** Ways and attempts in our words; one that we do not know is not offered. */
function verificationOf(
  status: VerificationStatus,
  options: readonly GoogleVerificationOption[],
  attempts: readonly GoogleVerification[],
): Verification {
  return { status, options: options.flatMap(optionOf), attempts: attempts.flatMap(attemptOf) };
}

function methodOf(name: string | undefined): VerificationMethod | undefined {
  return verificationMethods.find((method) => method.toUpperCase() === name);
}

function optionOf(option: GoogleVerificationOption): VerificationOption[] {
  const method = methodOf(option.verificationMethod);
  if (!method) return [];
  const { addressData, emailData, phoneNumber } = option;
  return [
    {
      method,
      phone_number: phoneNumber ?? null,
      email_user: emailData?.user ?? null,
      email_domain: emailData?.domain ?? null,
      is_email_user_editable: emailData?.isUserNameEditable ?? false,
      address: addressData?.address ? addressLine(addressData.address) : null,
      expected_days: addressData?.expectedDeliveryDaysRegion ?? null,
    },
  ];
}

function attemptOf({ method: name, state, createTime }: GoogleVerification): VerificationAttempt[] {
  const method = methodOf(name);
  if (!method || createTime === undefined) return [];
  const known = { PENDING: 'pending', COMPLETED: 'completed', FAILED: 'failed' } as const;
  const ours = Object.entries(known).find(([google]) => google === state)?.[1];
  return ours ? [{ method, state: ours, created_at: new Date(createTime).toISOString() }] : [];
}

function addressLine({ addressLines = [], postalCode = '', locality = '' }: GoogleAddress): string {
  return [...addressLines, `${postalCode} ${locality}`.trim()].filter((part) => part !== '').join(', ');
}
