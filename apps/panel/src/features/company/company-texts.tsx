import type { ReactNode } from 'react';
import { PageWaiting } from '../../pages/page-waiting.tsx';
import { TextProvider } from '../../texts/text-context.tsx';

/** Brings the words about companies, which no other page needs. */
export function CompanyTexts({ children }: { children: ReactNode }) {
  return (
    <TextProvider room="company" waiting={<PageWaiting />}>
      {children}
    </TextProvider>
  );
}
