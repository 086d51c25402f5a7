import { html } from 'hono/html';
import { identityPage } from '../identity/identity-page.ts';
import type { Language } from '../page/language.ts';
import type { OidcPerson } from './oidc-people.ts';

interface InteractionPage {
  language: Language;
  /** Where the choice is posted. */
  action: string;
  stylesheet: string;
  people: readonly OidcPerson[];
}

/** One click for somebody who is known, or any address, verified or not. */
export function interactionPage({ language, action, stylesheet, people }: InteractionPage) {
  const text = texts[language];
  const body = html`<p>${text.explanation}</p>
    <form method="post" action="${action}">
      ${people.map(
        ({ email, name }) =>
          html`<button class="choice" name="email" value="${email}">${name}<span>${email}</span></button>`,
      )}
    </form>
    <form method="post" action="${action}">
      <h2>${text.other}</h2>
      <label>${text.email}<input type="email" name="email" required autocomplete="off" /></label>
      <label>${text.name}<input name="name" maxlength="120" autocomplete="off" /></label>
      <label class="check"><input type="checkbox" name="unverified" />${text.unverified}</label>
      <button class="primary">${text.logIn}</button>
    </form>
    <form method="post" action="${action}">
      <button name="refuse" value="on">${text.refuse}</button>
    </form>`;
  return identityPage({ language, stylesheet, eyebrow: text.eyebrow, title: text.title, body });
}

const texts = {
  pl: {
    eyebrow: 'Piaskownica: udawane Konto Lipa ID',
    title: 'Zaloguj się kontem Lipa ID',
    explanation: 'Aplikacja pozna Twoje imię, nazwisko i adres e-mail. Wybór osoby oznacza zgodę.',
    other: 'Ktoś inny',
    email: 'Adres e-mail',
    name: 'Imię i nazwisko (opcjonalnie)',
    unverified: 'Adres nie został potwierdzony',
    logIn: 'Zaloguj się',
    refuse: 'Nie zgadzam się',
  },
  en: {
    eyebrow: 'Sandbox: a make-believe Lipa ID',
    title: 'Log in with Lipa ID',
    explanation: 'The app will learn your name and e-mail address. Choosing a person gives consent.',
    other: 'Somebody else',
    email: 'E-mail address',
    name: 'Name (optional)',
    unverified: 'The address was not verified',
    logIn: 'Log in',
    refuse: 'Refuse',
  },
} as const;
