'use client';
import { permissionTypes } from '@pinfold/contract/features/team/permission-types';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { useMemberFormState } from './member-form-context.ts';

/** One by one, by group, or all of them, those that are still to come too. */
export function PlacesChoice() {
  const t = useTranslate();
  const { draft, choosePlaces, seesEverything } = useMemberFormState();
  return (
    <SegmentedControl
      label={t('team.places.label')}
      segments={(['selected', 'select_groups', 'all'] satisfies (typeof permissionTypes)[number][]).map((id) => ({
        id,
        label: t(`team.places.${id}`),
        isDisabled: id === 'all' && !seesEverything,
      }))}
      value={draft.permissionType}
      onChange={choosePlaces}
    />
  );
}
