import {
  facebookRedirectUri,
  storeFacebookConsent,
} from '../features/integrations/directories/facebook/connect-facebook.service.ts';
import type { Services } from '../services.ts';

/** Answers Facebook's consent page as a person would; returns the code that it sends back. */
export type FacebookConsent = (url: string) => Promise<string>;

/** Connects the pages of a chain at Facebook. Which page is which location's is left to whoever looks at them first. */
export async function connectDemoFacebook(
  services: Services,
  companyId: number,
  consent: FacebookConsent,
): Promise<void> {
  const redirectUri = facebookRedirectUri(services);
  const url = services.facebook.consentUrl({ redirectUri, state: '', language: 'pl' });
  await storeFacebookConsent(services, companyId, await consent(url));
}
