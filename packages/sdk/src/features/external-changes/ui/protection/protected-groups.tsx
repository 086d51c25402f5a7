'use client';
import { type JSX, useId, useState } from 'react';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { ComboBox } from '../../../../ui/fields/combo-box.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon, ChevronEndIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useReviewGroups } from '../../../listings/use-locations-choice.ts';
import type { ProtectedGroup, ProtectionDraft } from '../../protection/protection-draft.ts';
import type { ProtectionFormState } from '../../protection/use-protection-form.ts';
import { ProtectedFields } from './protected-fields.tsx';
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

interface ProtectedGroupRowProps {
  group: ProtectedGroup;
  startsOpen: boolean;
  isReadOnly: boolean;
  onChange: (fields: readonly ChangeField[], isOn: boolean) => void;
  onRemove: () => void;
}

/** A group with how many locations and fields it protects; its fields once it is opened. */
function ProtectedGroupRow({
  group: { name, facilities_count, fields },
  startsOpen,
  isReadOnly,
  onChange,
  onRemove,
}: ProtectedGroupRowProps): JSX.Element {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Inset as="li" minInlineSize="0">
      <Row gap={3} padding={3}>
        <IconButton
          icon={isOpen ? <ChevronDownIcon size={16} /> : <ChevronEndIcon size={16} />}
          label={t(
            isOpen ? 'external_changes.protection.groups.close' : 'external_changes.protection.groups.open',
            { name },
          )}
          size="s"
          hasTooltip={false}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        />
        <Text as="div" flex="grow" weight="medium" wrap="anywhere">
          {name}
          <Text as="div" tone="muted" size="s" weight="regular">
            {t('common.locations', { count: facilities_count })}
            {' · '}
            {t('external_changes.protection.protected_count', { count: fields.length })}
          </Text>
        </Text>
        {!isReadOnly && (
          <IconButton
            icon={<TrashIcon size={16} />}
            label={t('external_changes.protection.groups.remove', { name })}
            size="s"
            onPress={onRemove}
          />
        )}
      </Row>
      <Inset id={id} hidden={!isOpen} padding={[2, 5, 5]}>
        {isOpen && <ProtectedFields fields={fields} isDisabled={isReadOnly} onChange={onChange} />}
      </Inset>
    </Inset>
  );
}
