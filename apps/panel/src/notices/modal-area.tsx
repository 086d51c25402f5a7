import { lazy, Suspense } from 'react';
import { useModalRequest } from './modal-store.ts';

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
