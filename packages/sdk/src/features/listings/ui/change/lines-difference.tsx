'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import { Added, Arrow, Removed } from './difference-parts.ts';
import type { LabelledLine } from './labelled-lines.ts';
import type { ShownSide } from './shown-side.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';

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
    <Stack as="span" gap={1}>
      {lines.map(({ label, before, after }) => (
        <Row key={`${label}${before}${after}`} as="span" align="baseline" gap={3} rowGap={1} wrap dir="auto">
          {label !== '' && <Text tone="muted">{label}:</Text>}
          {before !== '' && <Removed>{before}</Removed>}
          {before === '' && label !== '' && show === 'ours' && (
            <Text tone="subtle">{t('listing_values.empty')}</Text>
          )}
          {before !== '' && after !== '' && show !== 'ours' && <Arrow>→</Arrow>}
          {after !== '' && show !== 'ours' && <Added>{after}</Added>}
        </Row>
      ))}
    </Stack>
  );
}
