'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useReviewGroups } from '../../../listings/use-review-locations.ts';
import type { ProtectionDraft } from '../../protection/protection-draft.ts';
import type { ProtectionFormState } from '../../protection/use-protection-form.ts';
import { ProtectedGroupRow } from './protected-group-row.tsx';
import { ProtectionPart } from './protection-part.tsx';

interface ProtectedGroupsProps {
  state: ProtectionFormState;
  draft: ProtectionDraft;
  headingLevel: 2 | 3 | 4;
  isReadOnly: boolean;
}

/** Groups of locations that have lists of their own, and a field that gives one to another group. */
export function ProtectedGroups({
  state,
  draft,
  headingLevel,
  isReadOnly,
}: ProtectedGroupsProps): JSX.Element | null {
  const t = useTranslate();
  const [added, setAdded] = useState<number>();
  if (isReadOnly && draft.groups.length === 0) return null;
  return (
    <ProtectionPart
      title={t('external_changes.protection.groups.title')}
      text={t('external_changes.protection.groups.text')}
      headingLevel={headingLevel}
    >
      {draft.groups.length > 0 && (
        <List lines="between" isFramed>
          {draft.groups.map((group) => (
            <ProtectedGroupRow
              key={group.id}
              group={group}
              startsOpen={group.id === added}
              isReadOnly={isReadOnly}
              onChange={(fields, isOn) => state.setFields(group.id, fields, isOn)}
              onRemove={() => state.removeGroup(group.id)}
            />
          ))}
        </List>
      )}
      {!isReadOnly && (
        <AddGroup
          taken={draft.groups.map(({ id }) => id)}
          onAdd={(group) => {
            setAdded(group.id);
            state.addGroup(group);
          }}
        />
      )}
    </ProtectionPart>
  );
}

interface AddGroupProps {
  taken: readonly number[];
  onAdd: ProtectionFormState['addGroup'];
}

function AddGroup({ taken, onAdd }: AddGroupProps) {
  const t = useTranslate();
  const { data } = useReviewGroups();
  const groups = (data?.results ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <Inset maxInlineSize="360px">
      <ComboBox
        // Empty again after each choice.
        key={taken.join()}
        label={t('external_changes.protection.groups.add')}
        placeholder={t('external_changes.protection.groups.placeholder')}
        emptyText={t('external_changes.protection.groups.no_match')}
        options={groups.map(({ id, name, facilities_count }) => ({
          id: String(id),
          label: name,
          description: t('common.locations', { count: facilities_count }),
        }))}
        value={null}
        onChange={(id) => {
          const group = groups.find((one) => String(one.id) === id);
          if (group) onAdd(group);
        }}
      />
    </Inset>
  );
}
