import { createContext, useContext, type Context } from 'react';
import type { ExternalChange } from '../../external-change.ts';
import type { ExternalChangesHistoryState } from '../../history/use-external-changes-history.ts';

/** How the history fits into the host. */
export interface ExternalChangesHistoryAppearance {
  /** Where a location is in your app; makes its address a link. */
  getHref?: ((location: ExternalChange['facility']) => string) | undefined;
}

interface HistoryViewValue extends ExternalChangesHistoryAppearance {
  history: ExternalChangesHistoryState;
  /** The room is as narrow as on a phone. */
  isNarrow: boolean;
}

export const HistoryContext: Context<HistoryViewValue | undefined> = createContext<
  HistoryViewValue | undefined
>(undefined);

export function useHistoryView(): HistoryViewValue {
  const value = useContext(HistoryContext);
  if (!value) throw new Error('This part belongs into an ExternalChangesHistory.');
  return value;
}
