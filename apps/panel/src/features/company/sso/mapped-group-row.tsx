import { Button, IconButton, Row, TextField, TrashIcon } from '@pinfold/sdk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { GroupPermissionsDialog } from './group-permissions-dialog.tsx';
import { LocationGroupField } from './location-group-field.tsx';
import type { MappedGroup } from './sso-values.ts';

export interface MappedGroupRowProps {
  mapped: MappedGroup;
  isDisabled: boolean;
  onChange: (mapped: MappedGroup) => void;
  onRemove: () => void;
}

/** One group at the provider: its locations and its permissions. */
export function MappedGroupRow({ mapped, isDisabled, onChange, onRemove }: MappedGroupRowProps) {
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
