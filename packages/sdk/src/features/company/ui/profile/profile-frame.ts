import { styled, type StyledComponent } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';

/** Sections of the company's data below each other. */
export const ProfileFrame: StyledComponent<'div'> = styled.div.withConfig(partClass('CompanyProfile'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  container-type: inline-size;
  color: var(--pf-ink);
`;
