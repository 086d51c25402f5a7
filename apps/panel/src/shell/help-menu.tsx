import { usePinfold } from '@pinfold/sdk';
import { useSettings } from '@pinfold/sdk/headless/session';
import { IconButton, Menu, MenuItem, QuestionIcon } from '@pinfold/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../texts/use-text.ts';

/** The help pages, the film for beginners where there is one, and a way to write to us. */
export function HelpMenu() {
  const t = useText();
  const { language } = usePinfold();
  const { data: settings } = useSettings();
  const [isWatching, setWatching] = useState(false);
  if (!settings) return null;
  const film = framedAddress(settings.urls.tutorial);
  return (
    <>
      <Menu
        onAction={(chosen) => chosen === 'film' && setWatching(true)}
        trigger={<IconButton icon={<QuestionIcon />} label={t('help.open')} hasTooltip={false} />}
      >
        <MenuItem id="pages" href={settings.urls.help} target="_blank">
          {t('help.pages')}
        </MenuItem>
        {film && <MenuItem id="film">{t('help.film')}</MenuItem>}
        <MenuItem id="contact" href={settings.contact[language]}>
          {t('contact')}
        </MenuItem>
      </Menu>
      {film && isWatching && (
        <Suspense>
          <TutorialDialog address={film} onClose={() => setWatching(false)} />
        </Suspense>
      )}
    </>
  );
}

const TutorialDialog = lazy(() => import('./tutorial-dialog.tsx'));

/** Returns an address that may stand in a frame; undefined for anything but https. */
export function framedAddress(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' ? url.href : undefined;
}
