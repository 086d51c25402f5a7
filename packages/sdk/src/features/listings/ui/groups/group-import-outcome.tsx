'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { GroupImport } from '../../groups/use-edit-groups.ts';
import { GroupForm } from './group-page-parts.ts';

/** How many locations joined, and which codes nobody has. */
export function GroupImportOutcome({ outcome }: { outcome: GroupImport & { name: string } }): JSX.Element {
  const t = useTranslate();
  const { added, already_in, unknown_codes, name } = outcome;
  return (
    <GroupForm>
      <Banner tone="good" role="status">
        {t('listings.groups.csv.added', { count: added, name })}{' '}
        {already_in > 0 && t('listings.groups.csv.already', { count: already_in })}
      </Banner>
      {unknown_codes.length > 0 && (
        <Banner tone="warn" role="alert">
          {t('listings.groups.csv.unknown', { count: unknown_codes.length })}
          <Codes tabIndex={0} aria-label={t('listings.groups.csv.unknown', { count: unknown_codes.length })}>
            {unknown_codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </Banner>
      )}
    </GroupForm>
  );
}

const Codes = styled.ul.withConfig(partClass('LocationGroups-codes'))`
  max-block-size: 200px;
  margin: 6px 0 0;
  padding-inline-start: 18px;
  overflow: auto;
  user-select: text;
`;
