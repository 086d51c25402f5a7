import { isLanguage } from '@pinfold/sdk';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chooseLanguage } from '../session/choose-language.ts';

/** `?lang=en` in a link inside the panel switches the language, as it does when the panel is opened. */
export function useLanguageFromAddress(): void {
  const [params, setParams] = useSearchParams();
  const language = params.get('lang');
  useEffect(() => {
    if (language === null) return;
    if (isLanguage(language)) void chooseLanguage(language);
    setParams(
      (now) => {
        now.delete('lang');
        return now;
      },
      { replace: true },
    );
  }, [language, setParams]);
}
