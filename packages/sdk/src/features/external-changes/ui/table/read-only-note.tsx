'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';

/** Says once why every button below is disabled. */
export function ReadOnlyNote({ reason }: { reason: string }): JSX.Element {
  const t = useTranslate();
  return (
    <Place>
      <Banner title={t('external_changes.table.read_only')}>{reason}</Banner>
    </Place>
  );
}

const Place = styled.div.withConfig(partClass('ExternalChangesTable-latest'))`
  flex: none;
  padding: 0 24px 14px;
  :where([data-layout='narrow']) > & {
    padding-inline: 16px;
  }
`;
