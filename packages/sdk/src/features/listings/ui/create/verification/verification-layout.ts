import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../../../../../theme/part-class.ts';

export const VerificationForm: StyledComponent<'form'> = styled.form.withConfig(
  innerClass('ListingVerification-form'),
)`
  display: flex;
  flex-direction: column;
  gap: 14px;
  max-inline-size: 460px;
`;

/** Buttons beside each other. */
export const VerificationRow: StyledComponent<'div'> = styled.div.withConfig(
  partClass('ListingVerification-row'),
)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const VerificationHelp: StyledComponent<'p'> = styled.p.withConfig(
  innerClass('ListingVerification-help'),
)`
  margin: 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;
