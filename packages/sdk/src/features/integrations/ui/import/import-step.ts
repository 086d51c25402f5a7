import { styled, type StyledComponent } from 'styled-components';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import type { LocationImportState } from '../../use-location-import.ts';
import type { Consent } from '../use-consent.ts';

/** What every step of the import is given. */
export interface ImportStepProps {
  state: LocationImportState;
  consent: Consent;
  /** Of the step's own title. */
  headingLevel: 1 | 2 | 3 | 4;
}

/** One step: its title, and what is done in it. */
export const StepSection: StyledComponent<'section'> = styled.section.withConfig(
  innerClass('LocationImport-section'),
)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
`;

export const StepHeader: StyledComponent<'header'> = styled.header.withConfig(
  partClass('LocationImport-header'),
)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
`;

export const StepTitle: StyledComponent<'h2'> = styled.h2.withConfig(
  innerClass('LocationImport-sectionTitle'),
)`
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
  line-height: 1.3;
  /* The focus goes there when the outcome comes, to be read and not to be used. */
  &:where([tabindex='-1']) {
    outline: none;
  }
`;

export const StepLead: StyledComponent<'p'> = styled.p.withConfig(innerClass('LocationImport-lead'))`
  max-inline-size: 68ch;
  margin: 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
`;

/** Frames what runs or has ended. */
export const StepPanel: StyledComponent<'div'> = styled.div.withConfig(innerClass('LocationImport-panel'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: clamp(16px, 3vw, 22px);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
`;

export const StepActions: StyledComponent<'div'> = styled.div.withConfig(
  innerClass('LocationImport-actions'),
)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
