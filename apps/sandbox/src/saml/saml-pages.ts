import { html } from 'hono/html';
import { identityPage } from '../identity/identity-page.ts';
import type { Language } from '../page/language.ts';
import type { AuthnRequest } from './authn-request.ts';
import { type SamlFault, samlFaults, samlPeople, type SamlPerson } from './saml-choice.ts';

interface ChoicePage {
  language: Language;
  base: string;
  path: string;
  /** What the service provider sent, posted again with the choice. */
  asked: Record<string, string | undefined>;
  issuer: string;
}

/** Whom to log in as, and what goes wrong. */
export function choicePage({ language, base, path, asked, issuer }: ChoicePage) {
  const text = choiceTexts[language];
  const hidden = ['binding', 'SAMLRequest', 'RelayState'].map((name) =>
    asked[name] === undefined ? '' : html`<input type="hidden" name="${name}" value="${asked[name]}" />`,
  );
  const body = html`<p class="muted"><code>${issuer}</code></p>
    <form method="post" action="${path}/sso/answer">
      ${hidden}
      <fieldset>
        <legend>${text.person}</legend>
        ${samlPeople.map(personRow)}
      </fieldset>
      <label>${text.other}<input type="email" name="other" autocomplete="off" /></label>
      <label
        >${text.fault}
        <select name="fault">
          ${samlFaults
            .filter((fault) => fault !== 'denied')
            .map((fault) => html`<option value="${fault}">${text.faults[fault]}</option>`)}
        </select>
      </label>
      <div class="row">
        <button class="primary">${text.logIn}</button>
        <button name="refuse" value="on" formnovalidate>${text.refuse}</button>
      </div>
    </form>`;
  return identityPage({
    language,
    stylesheet: `${base}/sandbox.css`,
    eyebrow: text.eyebrow,
    title: text.title,
    body,
  });
}

function personRow({ email, name, team, groups }: SamlPerson, index: number) {
  return html`<label class="choice">
    <input type="radio" name="email" value="${email}" ${index === 0 ? 'checked' : ''} />
    ${name}<span>${email}</span><span>${[team, ...groups].join(', ')}</span>
  </label>`;
}

interface PostPage {
  language: Language;
  base: string;
  path: string;
  request: AuthnRequest;
  /** The signed response, in base64. */
  message: string;
  /** Whether the same response is posted twice. */
  isReplayed: boolean;
}

/** The page that posts the response to the service provider (SAML 2.0 bindings, section 3.5). */
export function postPage({ language, base, path, request, message, isReplayed }: PostPage) {
  const text = postTexts[language];
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

const postTexts = {
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

const choiceTexts: Record<
  Language,
  Record<'eyebrow' | 'title' | 'person' | 'other' | 'fault' | 'logIn' | 'refuse', string> & {
    faults: Record<SamlFault, string>;
  }
> = {
  pl: {
    eyebrow: 'Piaskownica: udawany dostawca tożsamości',
    title: 'Zaloguj się do firmowego konta',
    person: 'Zaloguj jako',
    other: 'Ktoś inny (adres e-mail)',
    fault: 'Co ma pójść nie tak',
    logIn: 'Zaloguj się',
    refuse: 'Odmów logowania',
    faults: {
      none: 'Nic, wszystko działa',
      denied: 'Dostawca odmawia logowania',
      replay: 'Ta sama odpowiedź wysłana dwa razy',
      no_email: 'Brak adresu e-mail',
      unknown_user: 'Osoba, której aplikacja nie zna',
      bad_signature: 'Odpowiedź zmieniona po podpisaniu',
      expired: 'Odpowiedź sprzed godziny',
      wrong_audience: 'Odpowiedź przeznaczona dla innej aplikacji',
      unreadable: 'Odpowiedź, której nie da się odczytać',
      unknown_group: 'Grupa bez odpowiednika',
      several_groups: 'Kilka grup naraz',
      not_asked_again: 'Zalogowanie sprzed godziny',
    },
  },
  en: {
    eyebrow: 'Sandbox: a make-believe identity provider',
    title: 'Log in to your company account',
    person: 'Log in as',
    other: 'Somebody else (e-mail address)',
    fault: 'What goes wrong',
    logIn: 'Log in',
    refuse: 'Deny the login',
    faults: {
      none: 'Nothing, all is well',
      denied: 'The provider denies the login',
      replay: 'The same answer sent twice',
      no_email: 'No e-mail address',
      unknown_user: 'Somebody the app does not know',
      bad_signature: 'An answer changed after it was signed',
      expired: 'An answer from an hour ago',
      wrong_audience: 'An answer meant for another app',
      unreadable: 'An answer that cannot be read',
      unknown_group: 'A group without a counterpart',
      several_groups: 'Several groups at once',
      not_asked_again: 'A log-in of an hour ago',
    },
  },
};
