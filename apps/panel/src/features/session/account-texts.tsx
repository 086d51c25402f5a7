import type { ReactNode } from 'react';
import { PageWaiting } from '../../pages/page-waiting.tsx';
import { TextProvider } from '../../texts/text-context.tsx';

/** Brings the words about one's own account, which are no part of the first load. */
export function AccountTexts({ children }: { children: ReactNode }) {
  return (
    <TextProvider room="account" waiting={<PageWaiting />}>
      {children}
    </TextProvider>
  );
}
