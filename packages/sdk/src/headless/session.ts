export { useLogin, type Session } from '../features/session/use-login.ts';
export { useLogout } from '../features/session/use-logout.ts';
export { useLogoutEverywhere } from '../features/session/use-logout-everywhere.ts';
export { useUpdateUser } from '../features/session/use-update-user.ts';
export { useUser } from '../features/session/use-user.ts';
export { useSettings, type Settings } from '../features/session/use-settings.ts';
export type { SignUpLink } from '../features/session/sign-up-access-query.ts';
export { useSignUpAccess, type SignUpAccess } from '../features/session/use-sign-up-access.ts';
export { useRegister, type NewAccount } from '../features/session/use-register.ts';
export type { MailedLink } from '../features/session/mailed-link.ts';
export { useConfirmRegistration } from '../features/session/use-confirm-registration.ts';
export { useRequestPasswordReset } from '../features/session/use-request-password-reset.ts';
export { useConfirmPasswordReset, type NewPassword } from '../features/session/use-confirm-password-reset.ts';
export { useChangePassword, type PasswordChange } from '../features/session/use-change-password.ts';
export { passwordFault } from '@pinfold/contract/features/session/password-fault';
export { useDevices, type Device } from '../features/session/use-devices.ts';
export { useEndDevice } from '../features/session/use-end-device.ts';
export { useConsents, type Consent } from '../features/session/use-consents.ts';
export { useChangeConsent } from '../features/session/use-change-consent.ts';
export { useInvitation, type Invitation } from '../features/session/use-invitation.ts';
export { useAcceptInvitation, type AcceptedInvitation } from '../features/session/use-accept-invitation.ts';
export { useSocialLogin, type SocialLogin } from '../features/session/use-social-login.ts';
export { useSsoLogin, type SsoLogin } from '../features/session/use-sso-login.ts';
export { useSsoToken } from '../features/session/use-sso-token.ts';
export { useTimezones, type Timezone } from '../features/session/use-timezones.ts';
export { useChangeTimezone } from '../features/session/use-change-timezone.ts';
export {
  federatedLoginErrors,
  type FederatedLoginError,
} from '@pinfold/contract/features/session/federated-login-errors';
