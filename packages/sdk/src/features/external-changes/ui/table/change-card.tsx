'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { ChangeActions } from './change-actions.tsx';
import { ChangeCheck } from './change-check.tsx';
import { ChangeField } from './change-field.tsx';
import type { ChangePartProps } from './change-part-props.ts';
import { ChangeSource } from './change-source.tsx';
import { ChangeDifference } from './change-values.tsx';

/** What a card of the table is given. */
export type ChangeCardProps = ChangePartProps;

/** A change on a narrow screen: the same as its row, one below the other. */
export function ChangeCard({ change }: ChangeCardProps): JSX.Element {
  return (
    <Card>
      <Top>
        <ChangeCheck change={change} />
        <ChangeField change={change} />
        <ChangeSource change={change} />
      </Top>
      <ChangeDifference change={change} />
      <ChangeActions change={change} />
    </Card>
  );
}

const Card = styled.div.withConfig(partClass('ExternalChangesTable-card'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 12px 16px 14px;
`;

const Top = styled.div.withConfig(partClass('ExternalChangesTable-cardTop'))`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, auto);
  gap: 4px 10px;
  & > :last-child {
    max-inline-size: 150px;
    text-align: var(--pf-text-end);
  }
`;
