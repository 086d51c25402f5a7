import { styled, type StyledComponent } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';

/** Fields in two columns, in one where the room is narrow; `data-wide` takes a whole row. */
export const ProfileGrid: StyledComponent<'div'> = styled.div.withConfig(partClass('CompanyProfile-grid'))`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 16px;
  & > :where([data-wide]) {
    grid-column: 1 / -1;
  }
  /* Out of the rows while it says nothing, but there for screen readers. */
  & > :where([data-quiet]) {
    position: absolute;
  }
  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
