import styled from 'styled-components';

/** Screens on which the sidebar becomes a drawer. */
export const narrow = '(max-width: 900px)';

/** What there is room for, except on a phone. */
export const OnlyWide = styled.span`
  display: flex;
  @media (max-width: 640px) {
    display: none;
  }
`;
