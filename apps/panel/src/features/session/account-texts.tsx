import type { ReactNode } from 'react';
import { PageWaiting } from '../../pages/page-waiting.tsx';
import { TextProvider } from '../../texts/text-context.tsx';

export interface AccountTextsProps {
  /** The shell stands around the page already. @default false */
  isFramed?: boolean;
  children: ReactNode;
}

/** Brings the words about one's own account, which are no part of the first load. */
export function AccountTexts({ isFramed = false, children }: AccountTextsProps) {
  return (
    <TextProvider room="account" waiting={<PageWaiting isFramed={isFramed} />}>
      {children}
    </TextProvider>
  );
}
