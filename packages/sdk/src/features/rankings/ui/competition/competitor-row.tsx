'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { DataRow } from '../../../company/ui/shared/data-row.tsx';
import type { Competitor } from '../../ranking.ts';
import { PlaceFacts } from './place-facts.tsx';

interface CompetitorRowProps {
  competitor: Competitor;
  /** Why it cannot be removed. */
  refusal: string | undefined;
  onRemove: () => void;
}

/** One listing that the company compares itself with. */
export function CompetitorRow({ competitor, refusal, onRemove }: CompetitorRowProps): JSX.Element {
  const t = useTranslate();
  return (
    <DataRow
      title={competitor.name}
      text={<PlaceFacts place={competitor} />}
      actions={
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('rankings.competitors.remove', { name: competitor.name })}
          disabledReason={refusal}
          onPress={onRemove}
        />
      }
    />
  );
}
