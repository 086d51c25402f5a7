import type {
  Verification,
  VerificationMethod,
} from '@pinfold/contract/features/listings/create/verification.endpoints';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../problem.ts';
import { GoogleError } from '../../../providers/google-business-profile/google-error.ts';
import type { GoogleVerificationOption } from '../../../providers/google-business-profile/verification-calls.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { askGoogle } from '../ask-google.ts';
import { askStanding } from './ask-standing.ts';
import { keepStanding } from './keep-standing.ts';
import { findProfile, type ProfileAtGoogle } from './profile-at-google.ts';
import { syncStanding } from './sync-standings.job.ts';
import { wasVerified } from './was-verified.ts';
import { verificationOf } from './verification-of.ts';

export interface VerificationRequest {
  method: VerificationMethod;
  email_address?: string | undefined;
  mailer_contact?: string | undefined;
  phone_number?: string | undefined;
}

/** Where the verification stands at Google now; what we keep of it follows. */
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
  try {
    await askGoogle(answer);
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    throw new Problem(error.kind === 'invalid' ? codes.invalid : codes.unverified);
  }
}
