import { html } from 'hono/html';
import { identityPage } from '../identity/identity-page.ts';
import type { Language } from '../page/language.ts';
import type { AuthnRequest } from './authn-request.ts';

interface PostPage {
  language: Language;
  base: string;
  path: string;
  request: AuthnRequest;
  /** The signed answer, in base64. */
  message: string;
  /** Whether the same answer is posted twice. */
  isReplayed: boolean;
}

/** The browser carries the answer to the service provider (SAML 2.0 bindings, section 3.5). */
export function postPage({ language, base, path, request, message, isReplayed }: PostPage) {
  const text = texts[language];
  const replayed = isReplayed ? html`data-replayed` : '';
  const body = html`<form method="post" action="${request.acsUrl}" ${replayed}>
    <input type="hidden" name="SAMLResponse" value="${message}" />
    ${
      request.relayState === undefined
        ? ''
        : html`<input type="hidden" name="RelayState" value="${request.relayState}" />`
    }
    <button class="primary">${text.go}</button>
  </form>`;
  return identityPage({
    language,
    stylesheet: `${base}/sandbox.css`,
    eyebrow: text.eyebrow,
    title: text.title,
    body,
    head: html`<script type="module" src="${path}/post.js"></script>`,
  });
}

const texts = {
  pl: {
    eyebrow: 'Piaskownica: udawany dostawca tożsamości',
    title: 'Wracamy do aplikacji',
    go: 'Przejdź dalej',
  },
  en: {
    eyebrow: 'Sandbox: a make-believe identity provider',
    title: 'Back to the app',
    go: 'Continue',
  },
} as const;
