'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import {
  type ProtectionSection,
  protectionSectionNames,
  protectionSections,
} from '../../protection/protection-draft.ts';
import type { ProtectionRehearsal } from '../../protection/protection.queries.ts';

interface ProtectedFieldsProps {
  /** Those that are ticked. */
  fields: readonly ChangeField[];
  /** What protection would have done with each field's changes, once known. */
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

interface ProtectedSectionProps extends ProtectedFieldsProps {
  section: ProtectionSection;
}

/** Some fields under a box for all of them, each with what would become of its changes. */
function ProtectedSection({
  section,
  fields,
  rehearsal,
  isDisabled,
  onChange,
}: ProtectedSectionProps): JSX.Element {
  const t = useTranslate();
  const nameOf = useFieldNames();
  const all = protectionSections[section];
  const ticked = all.filter((field) => fields.includes(field)).length;
  const name = t(`external_changes.protection.section.${section}`);
  return (
    <Section role="group" aria-label={name}>
      <Stack gap={3}>
        <Text as="div" weight="medium">
          <CheckBox
            label={name}
            isSelected={ticked === all.length}
            isIndeterminate={ticked > 0 && ticked < all.length}
            isDisabled={isDisabled}
            // With some ticked a press completes the section.
            onChange={() => onChange(all, ticked < all.length)}
          />
        </Text>
        <Divider />
        <Text as="div" isTabular>
          <Stack gap={3} align="start">
            {all.map((field) => {
              const counts = rehearsal?.by_field.find((one) => one.field === field);
              const isOn = fields.includes(field);
              return (
                <CheckBox
                  key={field}
                  label={nameOf(field)}
                  description={
                    counts &&
                    (isOn
                      ? t('external_changes.protection.would_reject', {
                          count: counts.total,
                          rejected: counts.rejected,
                        })
                      : t('external_changes.protection.changed', {
                          count: counts.total,
                          days: rehearsal?.days ?? 0,
                        }))
                  }
                  isSelected={isOn}
                  isDisabled={isDisabled}
                  onChange={(isTicked) => onChange([field], isTicked)}
                />
              );
            })}
          </Stack>
        </Text>
      </Stack>
    </Section>
  );
}

const Section = styled.div.withConfig(innerClass('ProtectionSettings-section'))`
  margin-block-end: 20px;
  break-inside: avoid;
`;
