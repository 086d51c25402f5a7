import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { i18n } from '../texts/i18n.ts';
import { lokalnikThemes } from './lokalnik-theme.ts';

export type Scheme = 'light' | 'dark';
export type Language = 'pl' | 'en';

interface Preferences {
  scheme: Scheme;
  setScheme(scheme: Scheme): void;
  language: Language;
  setLanguage(language: Language): void;
}

const PreferencesContext = createContext<Preferences | undefined>(undefined);

/** Colour scheme and language, kept in localStorage and passed to Pinfold. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [scheme, setScheme] = useState<Scheme>(() =>
    localStorage.getItem('scheme') === 'dark' ? 'dark' : 'light',
  );
  const [language, setLanguage] = useState<Language>(() =>
    localStorage.getItem('language') === 'en' ? 'en' : 'pl',
  );
  useEffect(() => {
    localStorage.setItem('scheme', scheme);
    document.documentElement.dataset['theme'] = scheme;
  }, [scheme]);
  useEffect(() => {
    localStorage.setItem('language', language);
    document.documentElement.lang = language;
    void i18n.changeLanguage(language);
  }, [language]);
  const preferences = useMemo(() => ({ scheme, setScheme, language, setLanguage }), [scheme, language]);
  return (
    <PreferencesContext.Provider value={preferences}>
      <ThemeProvider theme={lokalnikThemes[scheme]}>{children}</ThemeProvider>
    </PreferencesContext.Provider>
  );
}

export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext);
  if (!preferences) throw new Error('usePreferences needs a PreferencesProvider above it.');
  return preferences;
}
