import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../../theme/part-class.ts';

/** Choices side by side where there is room. */
export const ChoiceRow: StyledComponent<'div'> = styled.div.withConfig(innerClass('AiReplySettings-choices'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 18px 28px;
`;
