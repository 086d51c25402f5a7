import { pl } from '@pinfold/sdk/locales/pl';
import { StrictMode } from 'react';
import { Portal } from '../portal.tsx';
import type { Settings } from '../read-settings.ts';

/** The page on server and browser; a given locale object is used in the first render. */
export function Page(settings: Settings) {
  return (
    <StrictMode>
      <Portal {...settings} locale={pl} />
    </StrictMode>
  );
}
