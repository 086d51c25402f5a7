import type { Permission } from '@pinfold/sdk';
import { useReviewGroups } from '@pinfold/sdk/headless/listings';
import { choosePermissions, grantableWithNeeds, useTeamActor } from '@pinfold/sdk/headless/team';
import { PermissionTree } from '@pinfold/sdk/team';
import {
  Button,
  ComboBox,
  Dialog,
  Heading,
  IconButton,
  List,
  PlusIcon,
  Row,
  Stack,
  Text,
  TextField,
  TrashIcon,
} from '@pinfold/sdk/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { newMappedGroup, type MappedGroup } from './sso-values.ts';

interface GroupMappingProps {
  id: string;
  mapping: readonly MappedGroup[];
  onChange: (mapping: readonly MappedGroup[]) => void;
  /** What is wrong with it. */
  complaint: string | undefined;
  /** Why nothing can be changed. */
  refusal: string | undefined;
}

/** Which locations and permissions each group at the provider brings. */
export function GroupMapping({ id, mapping, onChange, complaint, refusal }: GroupMappingProps) {
  const t = useText();
  return (
    <Stack
      as="section"
      gap={3}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <Heading level={3} size="m" weight="semibold" id={`${id}title`}>
        {t('sso.mapping')}
      </Heading>
      <Text as="p" tone="muted" id={`${id}text`}>
        {t('sso.mapping_text')}
      </Text>
      {complaint && (
        <Text as="p" tone="bad" role="alert">
          {complaint}
        </Text>
      )}
      <List lines="below">
        {mapping.map((mapped) => (
          <MappedGroupRow
            key={mapped.key}
            mapped={mapped}
            isDisabled={refusal !== undefined}
            onChange={(changed) => onChange(mapping.map((one) => (one.key === changed.key ? changed : one)))}
            onRemove={() => onChange(mapping.filter((one) => one.key !== mapped.key))}
          />
        ))}
      </List>
      <div>
        <Button
          size="s"
          icon={<PlusIcon size={16} />}
          disabledReason={refusal}
          onPress={() => onChange([...mapping, newMappedGroup(mapping)])}
        >
          {t('sso.mapping_add')}
        </Button>
      </div>
    </Stack>
  );
}

interface MappedGroupRowProps {
  mapped: MappedGroup;
  isDisabled: boolean;
  onChange: (mapped: MappedGroup) => void;
  onRemove: () => void;
}

/** One group at the provider: its locations and its permissions. */
function MappedGroupRow({ mapped, isDisabled, onChange, onRemove }: MappedGroupRowProps) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  const name = mapped.group.trim();
  return (
    <Columns>
      <TextField
        label={t('sso.mapping_group')}
        autoComplete="off"
        maxLength={200}
        isDisabled={isDisabled}
        value={mapped.group}
        onChange={(group) => onChange({ ...mapped, group })}
      />
      <LocationGroupField
        value={mapped.locationGroupId}
        isDisabled={isDisabled}
        onChange={(locationGroupId) => onChange({ ...mapped, locationGroupId })}
      />
      <Row gap={3}>
        <Button isDisabled={isDisabled} onPress={() => setChoosing(true)}>
          {t('sso.mapping_permissions', { count: mapped.permissions.length })}
        </Button>
        <IconButton
          icon={<TrashIcon size={16} />}
          label={name ? t('sso.mapping_remove', { name }) : t('sso.mapping_remove_unnamed')}
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      </Row>
      {isChoosing && (
        <GroupPermissionsDialog
          name={name}
          chosen={mapped.permissions}
          onChange={(permissions) => onChange({ ...mapped, permissions })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Columns>
  );
}

interface LocationGroupFieldProps {
  value: number | null;
  isDisabled: boolean;
  onChange: (id: number | null) => void;
}

/** Chooses a group of locations by its name. */
function LocationGroupField({ value, isDisabled, onChange }: LocationGroupFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { data: all } = useReviewGroups();
  const chosen = all?.results.find(({ id }) => id === value);
  // The chosen one's own name is no search: all others have to stay within reach.
  const name = typed === chosen?.name ? '' : typed.trim();
  const { data: found, isFetching } = useReviewGroups(name ? { name } : {});
  const groups = found?.results ?? [];
  const shown = chosen && !groups.some(({ id }) => id === value) ? [chosen, ...groups] : groups;
  return (
    <ComboBox
      label={t('sso.mapping_locations')}
      placeholder={t('sso.mapping_choose')}
      emptyText={t(name ? 'sso.mapping_no_locations' : 'sso.mapping_no_groups')}
      options={shown.map((group) => ({ id: String(group.id), label: group.name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      onInputChange={setTyped}
      isLoading={isFetching}
      loadingText={t('sso.loading')}
      isDisabled={isDisabled}
    />
  );
}

interface GroupPermissionsDialogProps {
  /** Of the group; empty while it has none. */
  name: string;
  chosen: readonly Permission[];
  onChange: (permissions: readonly Permission[]) => void;
  onClose: () => void;
}

const none: ReadonlySet<Permission> = new Set();

/** What the members of a group may do, at most what the reader may. */
function GroupPermissionsDialog({ name, chosen, onChange, onClose }: GroupPermissionsDialogProps) {
  const t = useText();
  const actor = useTeamActor();
  const grantable = useMemo(() => (actor ? grantableWithNeeds(actor) : none), [actor]);
  return (
    <Dialog
      title={name ? t('sso.permissions_title', { name }) : t('sso.permissions_title_unnamed')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('sso.permissions_done')}
        </Button>
      }
    >
      <PermissionTree
        q=""
        chosen={chosen}
        grantable={grantable}
        onChange={(wanted, isOn) => onChange(choosePermissions(chosen, wanted, isOn, grantable).permissions)}
      />
    </Dialog>
  );
}

const Columns = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: 12px;
  padding-block: 12px;
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
