import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';

/** A number beside a section of the sidebar. */
export const SectionCount = styled.span`
  margin-inline-start: auto;
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-xs')};
  font-weight: 550;
`;
