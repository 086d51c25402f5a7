import { type AuthorizationCalls, consentCalls } from './authorization.ts';
import { type FacebookSettings, openGraph } from './graph-request.ts';
import { type PersonRequest, readSignedRequest } from './signed-request.ts';
import { type PageCalls, pageCalls, type PersonCalls, personCalls } from './page-calls.ts';

/** Facebook pages, through the Graph API. Never called in a transaction; a call that fails throws a FacebookError. */
export interface Facebook extends AuthorizationCalls {
  /** Whether there is an app; without one every call is `denied`. */
  isConnected: boolean;
  /** @param token of a person, lasting */
  as(token: string): PersonCalls;
  /** @param page with the token that it has in the list of a person's pages */
  asPage(page: { id: string; token: string }): PageCalls;
  /** Returns whom a request of Facebook is about; undefined for one that it did not sign. */
  readSignedRequest(text: string): PersonRequest | undefined;
}

export const officialFacebook = 'https://graph.facebook.com';
const officialDialog = 'https://www.facebook.com';

/** Returns where Facebook asks people, for where its Graph API is. */
export function dialogUrlOf(baseUrl: string): string {
  return baseUrl.replace(/\/+$/, '') === officialFacebook ? officialDialog : baseUrl;
}

export function openFacebook(settings: FacebookSettings): Facebook {
  const ask = openGraph(settings);
  return {
    isConnected: Boolean(settings.appId && settings.appSecret),
    ...consentCalls(ask, settings),
    as: (token) => personCalls(ask, token),
    asPage: (page) => pageCalls(ask, page),
    readSignedRequest: (text) => readSignedRequest(settings.appSecret, text),
  };
}
