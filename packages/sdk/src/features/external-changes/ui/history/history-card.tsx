'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import type { ExternalChange } from '../../external-change.ts';
import { HistoryChange } from './history-change.tsx';
import { HistoryDecision } from './history-decision.tsx';
import { HistoryPlace } from './history-place.tsx';
import { HistoryResult } from './history-result.tsx';

/** A change that has ended, as a card for narrow screens. */
export function HistoryCard({ change }: { change: ExternalChange }): JSX.Element {
  return (
    <Card>
      <HistoryPlace change={change} />
      <HistoryChange change={change} />
      <HistoryDecision change={change} />
      <HistoryResult change={change} />
    </Card>
  );
}

const Card = styled.div.withConfig(partClass('ExternalChangesHistory-card'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 14px 16px;
`;
