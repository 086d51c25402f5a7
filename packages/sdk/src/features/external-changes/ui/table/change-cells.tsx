'use client';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { LockIcon, WarningIcon } from '../../../../ui/icons/state-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { FieldDifference } from '../../../listings/ui/change/field-difference.tsx';
import { useFieldName } from '../../../listings/ui/change/use-field-name.ts';
import type { ExternalChange } from '../../external-change.ts';
import { ChangeActions } from './change-actions.tsx';
import { useChangeRow, type ChangeCardProps, type ChangePartProps } from './changes-table-context.ts';

/** The box that ticks a change. */
export function ChangeCheck({ change }: ChangePartProps): JSX.Element {
  const t = useTranslate();
  const { selection } = useChangeRow();
  const name = `${useFieldName(change.field)}, ${change.facility.formatted_address}`;
  return (
    <Stack align="center" justify="center">
      <CheckBox
        label={t('external_changes.table.select', { name })}
        isLabelHidden
        excludeFromTabOrder
        isSelected={selection.has(change.id)}
        onChange={() => selection.toggle(change.id)}
      />
    </Stack>
  );
}

/** Which field it is, whether it is protected, and whether others keep changing it back. */
export function ChangeField({ change }: ChangePartProps): JSX.Element {
  const t = useTranslate();
  const name = useFieldName(change.field);
  return (
    <Stack gap={2} align="start" minInlineSize="0">
      <Text as="strong" weight="semibold">
        {name}
      </Text>
      {change.is_protected && (
        <Tag tone="info" icon={<LockIcon size={12} />}>
          {t('external_changes.table.mark.protected')}
        </Tag>
      )}
      {change.is_escalated && (
        <>
          <Tag tone="warn" icon={<WarningIcon size={12} />}>
            {t('external_changes.table.mark.escalated')}
          </Tag>
          <Hint>{t('external_changes.table.mark.escalated_hint')}</Hint>
        </>
      )}
    </Stack>
  );
}

/** The company's value, with what would be removed marked. */
export function ChangeOurs({ change }: ChangePartProps): JSX.Element {
  return (
    <Value>
      <FieldDifference {...valuesOf(change)} show="ours" />
    </Value>
  );
}

/** The proposed value, marked against the company's; also the live value where it is a third one. */
export function ChangeProposed({ change }: ChangePartProps): JSX.Element {
  return (
    <Value>
      <FieldDifference {...valuesOf(change)} live={change.live} show="proposed" />
    </Value>
  );
}

/** Who changed it, as far as the provider reports it, when it was found, and why the provider shows it. */
export function ChangeSource({ change }: ChangePartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { source, user, detected_at, reason } = change;
  return (
    <Text as="div" wrap="anywhere" minInlineSize="0">
      <Stack>
        <span title={t(`external_changes.table.source.${source}_hint`)}>
          {t(`external_changes.table.source.${source}`)}
        </span>
        <Hint>
          {user && <span>{`${user} · `}</span>}
          <time dateTime={detected_at} title={format.date(detected_at, 'date_time')}>
            {format.age(detected_at)}
          </time>
        </Hint>
        {reason && <Hint>{reason.message}</Hint>}
      </Stack>
    </Text>
  );
}

/** A change on a narrow screen: the same as its row, one below the other. */
export function ChangeCard({ change }: ChangeCardProps): JSX.Element {
  return (
    <Stack part="ExternalChangesTable-card" gap={3} padding={[4, 5]}>
      <Row gap={3} align="start">
        <ChangeCheck change={change} />
        <Stack flex="grow">
          <ChangeField change={change} />
          <ChangeType change={change} />
        </Stack>
        <Text as="div" textAlign="end" maxInlineSize="150px">
          <ChangeSource change={change} />
        </Text>
      </Row>
      <Value>
        <FieldDifference {...valuesOf(change)} live={change.live} />
      </Value>
      <ChangeActions change={change} />
    </Stack>
  );
}

/** Whether others added, took away or changed what we say. */
function ChangeType({ change }: ChangePartProps) {
  const t = useTranslate();
  return <Hint>{t(`external_changes.table.type.${change.type}`)}</Hint>;
}

/** A second line in small print. */
export function Hint({ children }: { children: ReactNode }): JSX.Element {
  return (
    <Text as="small" size="s" tone="subtle">
      {children}
    </Text>
  );
}

function Value({ children }: { children: ReactNode }) {
  return (
    <Text as="div" wrap="anywhere" minInlineSize="0">
      {children}
    </Text>
  );
}

function valuesOf({ field, ours, proposed, facility }: ExternalChange) {
  const country = ours.country ?? proposed.country ?? 'PL';
  return { field, ours, proposed, country, listingId: facility.id };
}
