'use client';
import type { Fault as FaultFound } from '@pinfold/contract/features/listings/fault';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/hours-period';
import type { MoreHours } from '@pinfold/contract/features/listings/hours/more-hours';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { useFaultText } from './use-fault-text.ts';
import { WeekEditor } from './week-editor.tsx';

/** What is wrong with a type of more hours, or with one of its periods. */
export interface MoreHoursFault {
  index: number;
  period?: number | undefined;
  fault: FaultFound;
}

interface MoreHoursTypeProps {
  hours: MoreHours;
  name: string;
  faults: readonly MoreHoursFault[];
  onChange: (periods: HoursPeriod[]) => void;
  onRemove: () => void;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** The week of one type. */
export function MoreHoursType({ hours, name, faults, onRemove, ...week }: MoreHoursTypeProps): JSX.Element {
  const t = useTranslate();
  const faultText = useFaultText({ type: () => name });
  const ofType = faults.filter(({ period }) => period === undefined);
  return (
    <Type>
      <Title>
        <Name>{name}</Name>
        {!week.isReadOnly && (
          <IconButton
            icon={<TrashIcon />}
            size="s"
            label={t('listing_editor.hours.more_remove', { type: name })}
            isDisabled={week.isDisabled}
            onPress={onRemove}
          />
        )}
      </Title>
      {ofType.map(({ fault }) => (
        <Fault key={fault.code}>{faultText(fault)}</Fault>
      ))}
      <WeekEditor
        {...week}
        label={name}
        value={hours.periods}
        faults={faults.flatMap(({ period, fault }) =>
          period === undefined ? [] : [{ index: period, fault }],
        )}
      />
    </Type>
  );
}

const Type = styled.div.withConfig(innerClass('MoreHoursField-type'))`
  padding-block: 12px;
  border-block-end: 1px solid var(--pf-line-2);
`;

const Title = styled.div.withConfig(innerClass('MoreHoursField-title'))`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 4px;
`;

const Name = styled.span.withConfig(innerClass('MoreHoursField-name'))`
  flex: 1;
  font-weight: 600;
`;

const Fault = styled.div.withConfig(innerClass('MoreHoursField-fault'))`
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;
