'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
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
      <Header>
        <CheckBox
          label={name}
          isSelected={ticked === all.length}
          isIndeterminate={ticked > 0 && ticked < all.length}
          isDisabled={isDisabled}
          // With some ticked a press completes the section.
          onChange={() => onChange(all, ticked < all.length)}
        />
      </Header>
      <Fields>
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
      </Fields>
    </Section>
  );
}

const Section = styled.div.withConfig(innerClass('ProtectionSettings-section'))`
  margin-block-end: 20px;
  break-inside: avoid;
`;

const Header = styled.div.withConfig(innerClass('ProtectionSettings-sectionHeader'))`
  padding-block-end: 8px;
  border-block-end: 1px solid var(--pf-line);
  font-weight: 550;
`;

const Fields = styled.div.withConfig(innerClass('ProtectionSettings-fields'))`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding-block-start: 10px;
  font-variant-numeric: tabular-nums;
`;
