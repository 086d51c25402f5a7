'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Added, Arrow, Removed } from './difference-parts.ts';
import type { ShownSide } from './shown-side.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface EntriesDifferenceProps {
  removed: readonly string[];
  added: readonly string[];
  kept: number;
  show: ShownSide;
}

/** Whole values, or entries of a list: what goes, then what comes, and how many stay. */
export function EntriesDifference({ removed, added, kept, show }: EntriesDifferenceProps): JSX.Element {
  const t = useTranslate();
  const isList = kept > 0 || removed.length > 1 || added.length > 1;
  const empty = <Text tone="subtle">{t('listing_values.empty')}</Text>;
  const stays = kept > 0 && <Text tone="subtle">{t('listing_values.kept', { count: kept })}</Text>;
  const goes = removed.map((line) => <Removed key={`-${line}`}>{line}</Removed>);
  const comes = added.map((line) => <Added key={`+${line}`}>{line}</Added>);
  if (show === 'ours')
    return (
      <Row as="span" align="baseline" gap={3} rowGap={1} wrap dir="auto">
        {goes}
        {goes.length === 0 && !stays && empty}
        {stays}
      </Row>
    );
  if (show === 'proposed')
    return (
      <Row as="span" align="baseline" gap={3} rowGap={1} wrap dir="auto">
        {comes}
        {comes.length === 0 && !stays && empty}
        {stays}
      </Row>
    );
  return (
    <Row as="span" align="baseline" gap={3} rowGap={1} wrap dir="auto">
      {goes}
      {goes.length === 0 && !isList && empty}
      {!isList && <Arrow>→</Arrow>}
      {comes}
      {comes.length === 0 && !isList && empty}
      {stays}
    </Row>
  );
}
