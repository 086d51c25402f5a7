import styled from 'styled-components';

/** As wide as is good to read. */
export const ReadingColumn = styled.div`
  max-inline-size: 960px;
  padding: 24px;
  @media (max-width: 640px) {
    padding: 18px 16px;
  }
`;
