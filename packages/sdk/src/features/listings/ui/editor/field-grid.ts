import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

/** Fields in two columns, in one where the room is narrow; `data-wide` takes a whole row. */
export const FieldGrid: StyledComponent<'div'> = styled.div.withConfig(innerClass('ListingEditor-grid'))`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 14px;
  & > :where([data-wide]) {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
