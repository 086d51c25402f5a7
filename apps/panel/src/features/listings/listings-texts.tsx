import type { ReactNode } from 'react';
import { PageWaiting } from '../../pages/page-waiting.tsx';
import { TextProvider } from '../../texts/text-context.tsx';

/** Brings the words about listings, which no other page needs. */
export function ListingsTexts({ children }: { children: ReactNode }) {
  return (
    <TextProvider room="listings" waiting={<PageWaiting />}>
      {children}
    </TextProvider>
  );
}
