'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useSwitchBing } from '../use-map-settings.ts';
import { StopDirectoryDialog } from './directories/stop-directory-dialog.tsx';

/** Asks what becomes of the listings at Bing when it is switched off. */
export function StopBingDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const t = useTranslate();
  const stop = useSwitchBing();
  return (
    <StopDirectoryDialog
      texts="integrations.maps"
      name={t('integrations.maps.name.bing')}
      onStop={(remove) => stop.mutate({ is_enabled: false, remove }, { onSuccess: onClose })}
      pending={stop.isPending ? (stop.variables.remove ? 'remove' : 'stop') : undefined}
      error={stop.error}
      onClose={onClose}
    />
  );
}
