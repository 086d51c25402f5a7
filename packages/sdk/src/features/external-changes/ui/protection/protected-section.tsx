'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import { protectionSections, type ProtectionSection } from '../../protection/protection-sections.ts';
import type { ProtectedFieldsProps } from './protected-fields.tsx';

interface ProtectedSectionProps extends ProtectedFieldsProps {
  section: ProtectionSection;
}

/** Some fields under a box for all of them, each with what would become of its changes. */
export function ProtectedSection({
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
