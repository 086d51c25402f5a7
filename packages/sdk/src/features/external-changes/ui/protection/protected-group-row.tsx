'use client';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import { useId, useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon, ChevronEndIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ProtectedGroup } from '../../protection/protection-draft.ts';
import { ProtectedFields } from './protected-fields.tsx';

interface ProtectedGroupRowProps {
  group: ProtectedGroup;
  startsOpen: boolean;
  isReadOnly: boolean;
  onChange: (fields: readonly ChangeField[], isOn: boolean) => void;
  onRemove: () => void;
}

/** A group with how many locations and fields it protects; its fields once it is opened. */
export function ProtectedGroupRow({
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
