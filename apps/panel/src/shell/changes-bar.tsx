import { useProtectionSummary } from '@pinfold/sdk/headless/external-changes';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPage } from '../browser/lazy-page.ts';

/**
 * Tells owners and admins how many changes of protected fields wait. Asked anew after each navigation; its code is
 * fetched when there is something to tell, and stays to say what became of it.
 */
export function ChangesBar() {
  const { pathname } = useLocation();
  const { summary } = useProtectionSummary({ navigationKey: pathname });
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && summary && summary.count > 0) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
}

const Bar = lazyPage(() => import('./protected-changes-bar.tsx'));
