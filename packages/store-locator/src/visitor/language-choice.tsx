import { isLanguage, languages, type Language } from '@pinfold/contract/languages';
import type { JSX } from 'react';
import { Icon } from './icon.tsx';
import { part } from './part.ts';
import type { LocatorPartProps } from './locator-part-props.ts';

const languageNames: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', es: 'Español' };

/** In which language a visitor reads. */
export function LanguageChoice({ state, words }: LocatorPartProps): JSX.Element {
  return (
    <span className={part('language')}>
      <select
        className={part('input')}
        aria-label={words.chooseLanguage}
        value={state.language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && state.setLanguage(value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <Icon shape="chevron" />
    </span>
  );
}
