import {
  type Verification,
  type VerificationAttempt,
  type VerificationMethod,
  verificationMethods,
  type VerificationOption,
} from '@pinfold/contract/features/listings/create/verification.endpoints';
import type { VerificationStatus } from '@pinfold/contract/features/listings/location-filters';
import type { GoogleAddress } from '../../../providers/google-business-profile/listing/google-location.ts';
import type {
  GoogleVerification,
  GoogleVerificationOption,
} from '../../../providers/google-business-profile/verification-calls.ts';

/** Ways and attempts in our words; one that we do not know is not offered. */
export function verificationOf(
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
