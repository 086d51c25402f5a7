import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onReloadOffered } from '../browser/stale-code.ts';
import { useText } from '../texts/use-text.ts';
import { useModalRequest } from './modal-store.ts';
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

/** Where the panel's one modal appears; its code is fetched with the first message. */
export function ModalArea() {
  const request = useModalRequest();
  if (!request) return null;
  return (
    <Suspense>
      <PanelModal request={request} />
    </Suspense>
  );
}

const PanelModal = lazy(() => import('./panel-modal.tsx'));
