import type { Call } from './google-business-profile.ts';
import type { GoogleAddress } from './listing/google-location.ts';

export interface GoogleVerificationOption {
  verificationMethod?: string;
  phoneNumber?: string;
  addressData?: { business?: string; address?: GoogleAddress; expectedDeliveryDaysRegion?: number };
  emailData?: { domain?: string; user?: string; isUserNameEditable?: boolean };
}

export interface GoogleVerification {
  /** `locations/{l}/verifications/{v}` */
  name: string;
  method?: string;
  state?: string;
  createTime?: string;
}

/** Whether the owner's edits, posts and replies are shown, and what stands in the way. */
export interface GoogleVoiceOfMerchant {
  hasVoiceOfMerchant?: boolean;
  hasBusinessAuthority?: boolean;
  waitForVoiceOfMerchant?: object;
  verify?: { hasPendingVerification?: boolean };
  resolveOwnershipConflict?: object;
  complyWithGuidelines?: { recommendationReason?: string };
}

export interface GoogleVerificationStart {
  method: string;
  languageCode: string;
  emailAddress?: string;
  mailerContact?: string;
  phoneNumber?: string;
}

/** The Verifications API, about `locations/{l}`. */
export interface VerificationCalls {
  getVoiceOfMerchant(googleName: string): Promise<GoogleVoiceOfMerchant>;
  /** None where there is nothing to verify. */
  listVerificationOptions(googleName: string, languageCode: string): Promise<GoogleVerificationOption[]>;
  /** Newest first. */
  listVerifications(googleName: string): Promise<GoogleVerification[]>;
  startVerification(googleName: string, start: GoogleVerificationStart): Promise<GoogleVerification>;
  completeVerification(verification: string, pin: string): Promise<GoogleVerification>;
}

export function verificationCalls(call: Call): VerificationCalls {
  return {
    getVoiceOfMerchant: (googleName) =>
      call<GoogleVoiceOfMerchant>({
        host: 'verifications',
        path: `/v1/${googleName}/VoiceOfMerchantState`,
      }),
    async listVerificationOptions(googleName, languageCode) {
      const answer = await call<{ options?: GoogleVerificationOption[] }>({
        host: 'verifications',
        path: `/v1/${googleName}:fetchVerificationOptions`,
        method: 'POST',
        json: { languageCode },
      });
      return answer.options ?? [];
    },
    async listVerifications(googleName) {
      const answer = await call<{ verifications?: GoogleVerification[] }>({
        host: 'verifications',
        path: `/v1/${googleName}/verifications?pageSize=100`,
      });
      return answer.verifications ?? [];
    },
    async startVerification(googleName, start) {
      const answer = await call<{ verification: GoogleVerification }>({
        host: 'verifications',
        path: `/v1/${googleName}:verify`,
        method: 'POST',
        json: start,
      });
      return answer.verification;
    },
    async completeVerification(verification, pin) {
      const answer = await call<{ verification: GoogleVerification }>({
        host: 'verifications',
        path: `/v1/${verification}:complete`,
        method: 'POST',
        json: { pin },
      });
      return answer.verification;
    },
  };
}
