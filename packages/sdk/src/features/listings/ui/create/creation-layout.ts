import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

/** Sections of a step, with the ways on and back at its end. */
export const StepForm: StyledComponent<'form'> = styled.form.withConfig(innerClass('ListingCreator-form'))`
  display: flex;
  flex-direction: column;
  gap: 24px;
  min-inline-size: 0;
`;

/** Fields in two columns where there is room; `data-wide` takes a whole row. */
export const FieldGrid: StyledComponent<'div'> = styled.div.withConfig(innerClass('ListingCreator-grid'))`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  align-items: start;
  gap: 14px 16px;
  & > * {
    grid-column: span 3;
  }
  & > :where([data-span='2']) {
    grid-column: span 2;
  }
  & > :where([data-span='4']) {
    grid-column: span 4;
  }
  & > :where([data-span='6']) {
    grid-column: span 6;
  }
  @container (max-width: 520px) {
    & > :is(*, [data-span]) {
      grid-column: span 6;
    }
  }
`;

/** A subject within a step. */
export const Group: StyledComponent<'section'> = styled.section.withConfig(
  innerClass('ListingCreator-group'),
)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
`;

export const GroupTitle: StyledComponent<'h3'> = styled.h3.withConfig(
  innerClass('ListingCreator-groupTitle'),
)`
  margin: 0;
  font-size: var(--pf-font-size-m);
  font-weight: 650;
`;

/** A sentence of help. */
export const Help: StyledComponent<'p'> = styled.p.withConfig(innerClass('ListingCreator-help'))`
  margin: 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;

export const Footer: StyledComponent<'div'> = styled.div.withConfig(innerClass('ListingCreator-footer'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--pf-line);
`;
