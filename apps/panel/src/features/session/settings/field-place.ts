import styled from 'styled-components';

/** As wide as what is typed into it asks for, and as the phone allows. */
export const FieldPlace = styled.div`
  inline-size: min(400px, 100%);
`;
