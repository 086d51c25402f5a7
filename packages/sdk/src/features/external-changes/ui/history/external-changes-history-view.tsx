'use client';
import { useRef, type JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { useIsNarrow } from '../../../../ui/use-is-narrow.ts';
import type { ExternalChangesHistoryState } from '../../history/use-external-changes-history.ts';
import { HistoryContext, type ExternalChangesHistoryLooks } from './history-context.ts';
import { HistoryHeader } from './history-header.tsx';
import { HistoryRows } from './history-rows.tsx';
import { HistoryState } from './history-state.tsx';
import './history-parts.ts';

export interface ExternalChangesHistoryViewProps extends ExternalChangesHistoryLooks {
  /** From `useExternalChangesHistory`. */
  history: ExternalChangesHistoryState;
}

/**
 * The looks of the history of changes: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const history = useExternalChangesHistory({ facilitiesIds: [7] });
 * return <Surface isFullHeight><ExternalChangesHistoryView history={history} /></Surface>;
 * ```
 */
export function ExternalChangesHistoryView({
  history,
  ...looks
}: ExternalChangesHistoryViewProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  return (
    <HistoryContext.Provider value={{ history, isNarrow, ...looks }}>
      <Root ref={root} data-layout={isNarrow ? 'narrow' : 'wide'}>
        <HistoryHeader />
        {(history.count ?? 0) > 0 ? <HistoryRows /> : <HistoryState />}
      </Root>
    </HistoryContext.Provider>
  );
}

const Root = styled.div.withConfig(partClass('ExternalChangesHistory'))`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: min(480px, 100dvh);
  overflow: hidden;
  background: var(--pf-background);
  color: var(--pf-ink);
`;
