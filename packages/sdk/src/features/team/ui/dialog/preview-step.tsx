'use client';
import type { JSX } from 'react';
import type { MemberDraft } from '@pinfold/contract/features/team/member-draft';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Divider, List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { memberName } from '../../members.ts';
import { useAccessLabels } from '../../permissions/use-access-labels.ts';
import type { AccessPlaces } from '../../permissions/use-access-scope.ts';
import { useGroupNames } from '../../use-group-names.ts';
import { useMemberFormState } from './member-form-context.ts';

/** The whole access as text, before it is granted. */
export function PreviewStep(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const words = useAccessLabels();
  const { member, addresses, draft } = useMemberFormState();
  const places = useDraftPlaces(draft);
  const subject = member ? { name: memberName(member) } : { invited: addresses.length };
  const { lead, lines, without } = words.preview(subject, draft.permissions, places);
  return (
    <>
      {!member && (
        <Text as="p" tone="subtle" size="s">
          {format.list(addresses)}
        </Text>
      )}
      <Stack gap={3}>
        {lead}
        <Divider />
        <List lines="between">
          {lines.map(({ group, text }) => (
            <Text as="li" key={group ?? 'all'} wrap="anywhere" padding={[3, 0]}>
              {group && (
                <Text as="div" tone="subtle" size="s">
                  {t(`team.group.${group}`)}
                </Text>
              )}
              <span>{text}</span>
            </Text>
          ))}
        </List>
      </Stack>
      {without.length > 0 && (
        <Text as="p" tone="subtle">
          {t('team.preview.without', { names: without.map((key) => t(`team.group.${key}`)).join(', ') })}
        </Text>
      )}
    </>
  );
}

/** Where a member of this draft may do what they may. */
function useDraftPlaces({ type, permissionType, facilitiesIds, groupIds }: MemberDraft): AccessPlaces {
  const names = useGroupNames(
    permissionType === 'select_groups' ? [{ facilities_groups_ids: [...groupIds] }] : [],
  );
  return {
    type,
    permissionType,
    facilitiesCount: facilitiesIds.length,
    groups: groupIds.map((id) => names.get(id)),
  };
}
