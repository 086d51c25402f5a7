import { federatedLoginErrors, type FederatedLoginError } from '@pinfold/sdk/headless/session';

/** The error in the address of the failure page; anybody can write an address, so all others are unknown. */
export function federatedError(search: string): FederatedLoginError {
  const error = new URLSearchParams(search).get('error');
  return federatedLoginErrors.find((known) => known === error) ?? 'unknown';
}

/** Whether the way back leads to the team's log-in or to the common one. */
export function beginsAtTeam(error: FederatedLoginError): boolean {
  return error.startsWith('saml_');
}
