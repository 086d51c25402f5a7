'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Added, Arrow, Note, Removed } from './difference-parts.ts';
import type { ShownSide } from './shown-side.ts';

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
  const empty = <Note>{t('listing_values.empty')}</Note>;
  const stays = kept > 0 && <Note>{t('listing_values.kept', { count: kept })}</Note>;
  const goes = removed.map((line) => <Removed key={`-${line}`}>{line}</Removed>);
  const comes = added.map((line) => <Added key={`+${line}`}>{line}</Added>);
  if (show === 'ours')
    return (
      <Entries dir="auto">
        {goes}
        {goes.length === 0 && !stays && empty}
        {stays}
      </Entries>
    );
  if (show === 'proposed')
    return (
      <Entries dir="auto">
        {comes}
        {comes.length === 0 && !stays && empty}
        {stays}
      </Entries>
    );
  return (
    <Entries dir="auto">
      {goes}
      {goes.length === 0 && !isList && empty}
      {!isList && <Arrow>→</Arrow>}
      {comes}
      {comes.length === 0 && !isList && empty}
      {stays}
    </Entries>
  );
}

const Entries = styled.span.withConfig(innerClass('FieldDifference-entries'))`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 6px;
`;
