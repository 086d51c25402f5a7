import type { JSX } from 'react';
import type { LocatorPartProps } from './locator-part-props.ts';
import { part } from './part.ts';
import { useIsOnline } from './use-is-online.ts';

/** Says that the network is gone, and what is still there. */
export function OfflineNote({ words }: Pick<LocatorPartProps, 'words'>): JSX.Element | null {
  const isOnline = useIsOnline();
  return isOnline ? null : (
    <p className={part('note')} role="status">
      {words.offline}
    </p>
  );
}
