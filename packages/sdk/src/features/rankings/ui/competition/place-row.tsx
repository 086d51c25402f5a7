'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { DataRow } from '../../../company/ui/shared/data-row.tsx';
import type { FoundPlace } from '../../competition/use-competitor-places.ts';
import { PlaceFacts } from './place-facts.tsx';

interface PlaceRowProps {
  place: FoundPlace;
  /** Why none can be added any more. */
  fullReason: string | undefined;
  isAdding: boolean;
  onAdd: () => void;
}

/** A listing to choose, or why it cannot be chosen. */
export function PlaceRow({ place, fullReason, isAdding, onAdd }: PlaceRowProps): JSX.Element {
  const t = useTranslate();
  const reason = place.is_own
    ? t('rankings.competitors.is_own')
    : place.is_service_area
      ? t('rankings.competitors.is_service_area')
      : place.is_competitor
        ? t('rankings.competitors.is_competitor')
        : undefined;
  return (
    <DataRow
      isBusy={isAdding}
      title={place.name}
      text={
        <>
          <PlaceFacts place={place} distance={place.distance} />
          {place.ahead_count !== null && place.ahead_count > 0 && (
            <div>{t('rankings.competitors.ahead', { count: place.ahead_count })}</div>
          )}
        </>
      }
      actions={
        reason ? (
          <Tag tone={place.is_service_area ? 'warn' : 'mute'}>{reason}</Tag>
        ) : (
          <Button
            size="s"
            icon={<PlusIcon size={14} />}
            aria-label={t('rankings.competitors.add_named', { name: place.name })}
            disabledReason={fullReason}
            isPending={isAdding}
            pendingLabel={t('rankings.competitors.adding')}
            onPress={onAdd}
          >
            {t('rankings.competitors.add')}
          </Button>
        )
      }
    />
  );
}
