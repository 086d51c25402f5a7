'use client';
export { FreshLogin, type FreshLoginProps } from './features/session/ui/fresh-login.tsx';
export { LoginCodeForm, type LoginCodeFormProps } from './features/session/ui/login-code-form.tsx';
export { SecondFactor, type SecondFactorProps } from './features/session/ui/second-factor.tsx';
export {
  SecondFactorPolicy,
  type SecondFactorPolicyProps,
} from './features/company/ui/second-factor/second-factor-policy.tsx';
