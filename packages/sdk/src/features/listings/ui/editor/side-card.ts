import { styled, type StyledComponent } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';

/** One subject beside the sections. */
export const SideCard: StyledComponent<'section'> = styled.section.withConfig(
  partClass('ListingEditor-card'),
)`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-inline-size: 0;
  padding: 16px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  box-shadow: var(--pf-shadow);
  & > p {
    margin: 0;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;
