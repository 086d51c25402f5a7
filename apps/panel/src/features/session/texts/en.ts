import type { plSession } from './pl.ts';

export const enSession: Record<keyof typeof plSession, string> = {
  'login.title': 'Log in',
  'login.lead': 'Reviews and listings of all your locations in one place.',
  'login.email': 'E-mail address',
  'login.password': 'Password',
  'login.submit': 'Log in',
  'login.pending': 'Logging in',
  'login.done': 'You are logged in',
  'login.email_missing': 'Enter your e-mail address.',
  'login.email_wrong': 'This does not look like an e-mail address. Check the @ and the domain.',
  'login.password_missing': 'Enter your password.',
  'login.refused': 'Wrong e-mail address or password.',
  'login.failed': 'Logging in failed. Check your connection and try again.',
  'login.throttled_one': 'Too many tries. Try again in {{count}} minute.',
  'login.throttled_few': 'Too many tries. Try again in {{count}} minutes.',
  'login.throttled_many': 'Too many tries. Try again in {{count}} minutes.',
  'login.throttled_other': 'Too many tries. Try again in {{count}} minutes.',
  'session.expired': 'Your session has expired. Log in again.',
  'session.left': 'You are logged out',
};
