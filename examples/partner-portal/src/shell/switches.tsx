import { useTranslation } from 'react-i18next';
import { usePreferences } from '../theme/preferences.tsx';

/** Buttons that switch language and colour scheme. */
export function Switches() {
  const { t } = useTranslation();
  const { scheme, setScheme, language, setLanguage } = usePreferences();
  const otherScheme = scheme === 'light' ? 'dark' : 'light';
  const other =
    language === 'pl'
      ? ({ code: 'en', name: 'English' } as const)
      : ({ code: 'pl', name: 'Polski' } as const);
  return (
    <>
      <button type="button" className={look} onClick={() => setScheme(otherScheme)}>
        {t(`settings.${otherScheme}`)}
      </button>
      <button type="button" lang={other.code} className={look} onClick={() => setLanguage(other.code)}>
        {other.name}
      </button>
    </>
  );
}

const look = 'min-h-11 rounded-lg px-3 hover:bg-stone-100 dark:hover:bg-stone-800';
