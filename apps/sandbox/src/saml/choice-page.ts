import { html } from 'hono/html';
import { identityPage } from '../identity/identity-page.ts';
import type { Language } from '../page/language.ts';
import { choiceTexts } from './choice-texts.ts';
import { samlFaults } from './saml-faults.ts';
import { samlPeople } from './saml-people.ts';

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
      <label
        >${text.person}
        <input
          type="email"
          name="email"
          list="people"
          required
          autocomplete="off"
          value="${samlPeople[0]?.email ?? ''}"
        />
      </label>
      <datalist id="people">
        ${samlPeople.map(({ email, name }) => html`<option value="${email}">${name}</option>`)}
      </datalist>
      <ul class="muted">
        ${samlPeople.map(
          ({ email, name, groups, team }) =>
            html`<li>${name}, <code>${email}</code> (${[team, ...groups].join(', ')})</li>`,
        )}
      </ul>
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
