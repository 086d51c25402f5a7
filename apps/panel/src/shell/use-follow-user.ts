import { useFeatureFlag, usePinfold } from '@pinfold/sdk';
import { useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useUser } from '@pinfold/sdk/headless/session';
import { useEffect } from 'react';
import { browserStore } from '../session/session-store.ts';

/** Keeps what the browser remembers in step with who is logged in: the demo mark and a first language. */
export function useFollowUser(): void {
  const { data: user } = useUser();
  const { data: company } = useCurrentCompany();
  const { isViewAs } = usePinfold();
  const hasSpanish = useFeatureFlag('spanish');

  useEffect(() => {
    // These are the reader's own, not those of the member as whom they view the panel.
    if (!user || isViewAs) return;
    const stored = browserStore.read();
    if (stored.isDemoUser !== user.is_demo) browserStore.write({ isDemoUser: user.is_demo });
    if (!stored.language && !user.is_demo) browserStore.write({ language: user.language });
  }, [user, isViewAs]);

  const isWithoutSpanish = company !== undefined && !hasSpanish;
  useEffect(() => {
    if (isWithoutSpanish && browserStore.read().language === 'es') browserStore.write({ language: 'pl' });
  }, [isWithoutSpanish]);
}
