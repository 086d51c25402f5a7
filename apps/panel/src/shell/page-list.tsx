import styled from 'styled-components';

/** A list of links below each other, at both levels of the navigation. */
export const PageList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
