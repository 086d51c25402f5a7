import { usePermission } from '@pinfold/sdk';
import { Suspense } from 'react';
import { lazyPage } from '../browser/lazy-page.ts';

const BulkEditProgress = lazyPage(() => import('../features/listings/bulk-edit/bulk-edit-progress.tsx'));

/** What is being sent to many locations, below whatever page is open; its code comes after the page's. */
export function BulkEditFoot() {
  const { allowed } = usePermission('view_facilities_data');
  return allowed ? (
    <Suspense fallback={null}>
      <BulkEditProgress />
    </Suspense>
  ) : null;
}
