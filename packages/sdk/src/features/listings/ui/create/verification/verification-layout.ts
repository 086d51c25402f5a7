import { styled } from 'styled-components';
import { partClass } from '../../../../../theme/part-class.ts';

export const VerificationForm = styled.form.withConfig(partClass('ListingVerification-form'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-inline-size: 460px;
`;

/** Buttons beside each other. */
export const VerificationRow = styled.div.withConfig(partClass('ListingVerification-row'))`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const VerificationHelp = styled.p.withConfig(partClass('ListingVerification-help'))`
  margin: 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;
