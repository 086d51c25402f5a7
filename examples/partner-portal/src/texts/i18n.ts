import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** The portal's own i18next. Pinfold neither reads nor changes it. */
export const i18n = i18next;

void i18n.use(initReactI18next).init({
  lng: localStorage.getItem('language') ?? 'pl',
  fallbackLng: 'pl',
  resources: { pl: { translation: pl }, en: { translation: en } },
  interpolation: { escapeValue: false },
});

// Where i18next's developer tools look.
Object.assign(window, { i18next });
