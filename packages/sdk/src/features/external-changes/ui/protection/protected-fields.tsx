'use client';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { protectionSectionNames } from '../../protection/protection-sections.ts';
import type { ProtectionRehearsal } from '../../protection/protection-queries.ts';
import { ProtectedSection } from './protected-section.tsx';

export interface ProtectedFieldsProps {
  /** Those that are ticked. */
  fields: readonly ChangeField[];
  /** What becomes of each field's changes, where that is known. */
  rehearsal?: ProtectionRehearsal | undefined;
  isDisabled: boolean;
  onChange: (fields: readonly ChangeField[], isOn: boolean) => void;
}

/** Every field that can be protected, in sections that are ticked as a whole or one by one. */
export function ProtectedFields(props: ProtectedFieldsProps): JSX.Element {
  return (
    <Sections>
      {protectionSectionNames.map((section) => (
        <ProtectedSection key={section} section={section} {...props} />
      ))}
    </Sections>
  );
}

const Sections = styled.div.withConfig(innerClass('ProtectionSettings-sections'))`
  columns: 230px 4;
  column-gap: 24px;
  margin-block-end: -20px;
`;
