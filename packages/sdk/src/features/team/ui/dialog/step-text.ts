import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

/** A quiet sentence of help inside a step. */
export const StepText: StyledComponent<'p'> = styled.p.withConfig(innerClass('MemberDialog-stepText'))`
  margin: 0;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
