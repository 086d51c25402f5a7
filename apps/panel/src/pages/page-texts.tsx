import type { ReactNode } from 'react';
import type { TextRoom } from '../texts/i18n.ts';
import { TextProvider } from '../texts/text-context.tsx';
import { PageWaiting } from './page-waiting.tsx';

interface PageTextsProps {
  room: TextRoom;
  /** The shell is around the page already. @default false */
  isFramed?: boolean;
  children: ReactNode;
}

/** Loads the texts that only some pages need before it shows one of them. */
export function PageTexts({ room, isFramed = false, children }: PageTextsProps) {
  return (
    <TextProvider room={room} waiting={<PageWaiting isFramed={isFramed} />}>
      {children}
    </TextProvider>
  );
}
