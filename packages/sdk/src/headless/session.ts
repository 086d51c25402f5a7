export {
  type Session,
  useLogin,
  useLogout,
  useLogoutEverywhere,
  useUpdateUser,
  useUser,
} from '../features/session/session.ts';
export {
  type Settings,
  type Timezone,
  useChangeTimezone,
  useSettings,
  useTimezones,
} from '../features/session/settings.ts';
export {
  type AcceptedInvitation,
  type Invitation,
  type MailedLink,
  type NewAccount,
  type NewPassword,
  type SignUpAccess,
  type SignUpLink,
  useAcceptInvitation,
  useConfirmPasswordReset,
  useConfirmRegistration,
  useInvitation,
  useRegister,
  useRequestPasswordReset,
  useSignUpAccess,
} from '../features/session/sign-up.ts';
export {
  type Consent,
  type Device,
  type PasswordChange,
  useChangeConsent,
  useChangePassword,
  useConsents,
  useDevices,
  useEndDevice,
} from '../features/session/account.ts';
export { passwordFault } from '@pinfold/contract/features/session/account';
export {
  type SocialLogin,
  type SsoLogin,
  useSocialLogin,
  useSsoLogin,
  useSsoToken,
} from '../features/session/sso.ts';
export { federatedLoginErrors, type FederatedLoginError } from '@pinfold/contract/features/session/sso';
export {
  type LoginChallenge,
  type SecondFactorState,
  useBeginTotp,
  useCompleteLogin,
  useConfirmTotp,
  useCreateRecoveryCodes,
  useRemoveTotp,
  useSecondFactor,
} from '../features/session/second-factor.ts';
export { type PasskeyObstacle, usePasskeySupport } from '../features/session/passkey-support.ts';
export {
  type Passkey,
  useAddPasskey,
  usePasskeyLogin,
  useRemovePasskey,
  useRenamePasskey,
  useRenewByPasskey,
} from '../features/session/passkeys.ts';
export {
  type FreshLoginWays,
  type LoginRenewal,
  useFreshLogin,
  useRenewLogin,
} from '../features/session/fresh-login.ts';
