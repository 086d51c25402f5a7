import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

/** A sentence of help in a part of the form. */
export const LocatorText: StyledComponent<'p'> = styled.p.withConfig(innerClass('LocatorForm-text'))`
  margin: 2px 0 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

/** Fields beside each other, as far as there is room. */
export const LocatorGrid: StyledComponent<'div'> = styled.div.withConfig(innerClass('LocatorForm-grid'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @container (min-width: 460px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Fields below each other. */
export const LocatorFields: StyledComponent<'div'> = styled.div.withConfig(innerClass('LocatorForm-fields'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-inline-size: 0;
`;
