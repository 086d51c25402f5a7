import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

/** A form that adds something: fields below each other, those of a row beside each other where there is room. */
export const DataForm: StyledComponent<'form'> = styled.form.withConfig(innerClass('CompanyData-form'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
`;

export const FormRow: StyledComponent<'div'> = styled.div.withConfig(innerClass('CompanyData-formRow'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  align-items: start;
  gap: 14px 16px;
`;

export const FormEnd: StyledComponent<'div'> = styled.div.withConfig(innerClass('CompanyData-formEnd'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

/** A sentence of help. */
export const Note: StyledComponent<'p'> = styled.p.withConfig(innerClass('CompanyData-note'))`
  margin: 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;
