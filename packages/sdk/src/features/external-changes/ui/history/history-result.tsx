'use client';
import { changeStatuses } from '@pinfold/contract/features/external-changes/change-enums';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { ChevronDownIcon, ChevronEndIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import type { ExternalChange } from '../../external-change.ts';
import { endedStatuses } from '../../history/ended-statuses.ts';
import { HistoryCell, HistoryHint } from './history-cell.ts';
import { useHistoryView } from './history-context.ts';

/** What came of it and when, with the button that shows how. */
export function HistoryResult({ change }: { change: ExternalChange }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  const { history } = useHistoryView();
  const { id, status, field, facility, finished_at, is_informational, problems } = change;
  const ended = endedStatuses.find((one) => one === status);
  const isOpen = history.isOpen(id);
  const named = { field: nameOf(field), place: facility.formatted_address };
  const isNoted = is_informational && status === changeStatuses.accepted;
  return (
    <Result>
      <HistoryCell>
        {ended && (
          <span>
            <Tag tone={tones[ended]}>
              {isNoted ? t('external_changes.history.noted') : t(`external_changes.history.status.${ended}`)}
            </Tag>
          </span>
        )}
        {finished_at !== null && (
          <HistoryHint>
            <time dateTime={finished_at}>{format.date(finished_at, 'date_time')}</time>
          </HistoryHint>
        )}
        {problems.map(({ code, message }) => (
          <HistoryHint key={code}>{message}</HistoryHint>
        ))}
      </HistoryCell>
      <IconButton
        icon={isOpen ? <ChevronDownIcon size={16} /> : <ChevronEndIcon size={16} />}
        label={t(isOpen ? 'external_changes.history.collapse' : 'external_changes.history.expand', named)}
        size="s"
        hasTooltip={false}
        aria-expanded={isOpen}
        onPress={() => history.toggle(id)}
      />
    </Result>
  );
}

const tones: Record<(typeof endedStatuses)[number], Tone> = { 2: 'good', 3: 'warn', 4: 'mute', 5: 'mute' };

const Result = styled.div.withConfig(partClass('ExternalChangesHistory-result'))`
  display: flex;
  flex: 1;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  min-inline-size: 0;
`;
