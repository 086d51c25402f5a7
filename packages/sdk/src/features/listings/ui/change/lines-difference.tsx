'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import { Added, Arrow, Note, Removed } from './difference-parts.ts';
import type { LabelledLine } from './labelled-lines.ts';
import type { ShownSide } from './shown-side.ts';

/** What is said under names of its own, such as days or attributes, before and after. */
export function LinesDifference({
  lines,
  show,
}: {
  lines: readonly LabelledLine[];
  show: ShownSide;
}): JSX.Element {
  const t = useTranslate();
  return (
    <Lines>
      {lines.map(({ label, before, after }) => (
        <Line key={`${label}${before}${after}`} dir="auto">
          {label !== '' && <Text tone="muted">{label}:</Text>}
          {before !== '' && <Removed>{before}</Removed>}
          {before === '' && label !== '' && show === 'ours' && <Note>{t('listing_values.empty')}</Note>}
          {before !== '' && after !== '' && show !== 'ours' && <Arrow>→</Arrow>}
          {after !== '' && show !== 'ours' && <Added>{after}</Added>}
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.span.withConfig(innerClass('FieldDifference-lines'))`
  display: flex;
  flex-direction: column;
  gap: 3px;
`;

const Line = styled.span.withConfig(innerClass('FieldDifference-line'))`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 6px;
`;
