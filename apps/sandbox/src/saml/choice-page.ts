import { html } from 'hono/html';
import { identityPage } from '../identity/identity-page.ts';
import type { Language } from '../page/language.ts';
import { choiceTexts } from './choice-texts.ts';
import { samlFaults } from './saml-faults.ts';
import { samlPeople, type SamlPerson } from './saml-people.ts';

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
