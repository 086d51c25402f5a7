'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { useMemberFormState } from './member-form-context.ts';

/** One by one, by group, or all of them, those that are still to come too. */
export function PlacesChoice(): JSX.Element {
  const t = useTranslate();
  const { draft, choosePlaces, seesEverything } = useMemberFormState();
  return (
    <SegmentedControl
      label={t('team.places.label')}
      segments={ways.map((id) => ({
        id,
        label: t(`team.places.way.${id}`),
        isDisabled: id === 'all' && !seesEverything,
      }))}
      value={draft.permissionType}
      onChange={choosePlaces}
    />
  );
}

// What is asked for most stands first.
const ways = ['selected', 'select_groups', 'all'] as const;
