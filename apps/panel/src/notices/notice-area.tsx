import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onReloadOffered } from '../browser/stale-code.ts';
import { useText } from '../texts/use-text.ts';
import { hasNotices, offerReload, subscribeToNotices } from './notices.ts';

/** Where notifications appear; the code that draws them is fetched with the first one. */
export function NoticeArea() {
  const t = useText();
  const isNeeded = useSyncExternalStore(subscribeToNotices, hasNotices);
  useEffect(() => onReloadOffered(() => offerReload(t('new_version'), t('reload'))), [t]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <NoticeRegion />
    </Suspense>
  );
}

const NoticeRegion = lazy(() => import('./notice-region.tsx'));
