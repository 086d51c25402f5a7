import { ToastRegion } from '@pinfold/sdk/ui';
import { useEffect } from 'react';
import { onReloadOffered } from '../browser/stale-code.ts';
import { useText } from '../texts/use-text.ts';
import { notices, offerReload } from './notices.ts';

/** The notifications at the top right, in their groups. */
export function NoticeArea() {
  const t = useText();
  useEffect(() => onReloadOffered(() => offerReload(t('new_version'), t('reload'))), [t]);
  return <ToastRegion toasts={notices} label={t('notices')} closeLabel={t('close')} />;
}
