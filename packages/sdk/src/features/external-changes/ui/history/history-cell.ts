import { styled, type StyledComponent } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';

/** A cell of two lines. */
export const HistoryCell: StyledComponent<'div'> = styled.div.withConfig(
  partClass('ExternalChangesHistory-cell'),
)`
  display: flex;
  flex-direction: column;
  gap: 1px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** The quieter line. */
export const HistoryHint: StyledComponent<'small'> = styled.small.withConfig(
  partClass('ExternalChangesHistory-hint'),
)`
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
