import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { RouterLink } from '../../routing/router-link.tsx';

/** A link to another page of the panel. */
export const TextLink = styled(RouterLink)`
  display: inline-block;
  border-radius: 3px;
  color: ${token('color-primary')};
  font-weight: 550;
  text-decoration: none;
  text-underline-offset: 3px;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    padding-block: 12px;
    margin-block: -12px;
  }
`;
