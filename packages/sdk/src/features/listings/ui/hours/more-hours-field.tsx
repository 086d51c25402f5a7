'use client';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import { moreHoursFaults, type MoreHours } from '@pinfold/contract/features/listings/hours/more-hours';
import { useRef, type ReactNode, type JSX } from 'react';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Fault } from '@pinfold/contract/features/listings/fault';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { useFaultText } from '../../fault-message.ts';
import { WeekEditor } from './week-editor.tsx';

/** What is wrong with a type of more hours, or with one of its periods. */
export interface MoreHoursFault {
  index: number;
  period?: number | undefined;
  fault: Fault;
}

export interface MoreHoursFieldProps {
  /** Weeks of hours by type, such as DELIVERY. */
  value: readonly MoreHours[];
  onChange: (value: MoreHours[]) => void;
  /** What the category offers, by name; `useMoreHoursTypes` fetches it. */
  types: readonly { hours_type_id: string; display_name: string }[];
  /** Where a new type begins, mostly the opening hours. */
  regularHours?: readonly HoursPeriod[] | undefined;
  /** What is wrong, by the index of the type and of its period. @default what the hours' own rules find */
  faults?: readonly MoreHoursFault[] | undefined;
  /** Stands before the button that adds a type, such as the title of a card. */
  heading?: ReactNode;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  appearance?: Appearance | undefined;
}

/**
 * Hours of what a location offers beside its opening hours, such as deliveries or its kitchen: a week for each type.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-MoreHoursField-header
 * @example
 * ```tsx
 * const { data: types = [] } = useMoreHoursTypes({ facilitiesIds: [listing.id] });
 * return <MoreHoursField value={moreHours} onChange={setMoreHours} types={types} />;
 * ```
 */
export function MoreHoursField({ appearance, ...props }: MoreHoursFieldProps): JSX.Element {
  useFeatureMessages(listingEditorMessages);
  return (
    <Surface component="MoreHoursField" appearance={appearance}>
      <MoreHoursList {...props} />
    </Surface>
  );
}

function MoreHoursList({
  value,
  onChange,
  types,
  heading,
  ...props
}: Omit<MoreHoursFieldProps, 'appearance'>) {
  const t = useTranslate();
  const add = useRef<HTMLButtonElement>(null);
  const { regularHours = [], isDisabled = false, isReadOnly = false } = props;
  const {
    faults = moreHoursFaults(value, types.length > 0 ? types.map((one) => one.hours_type_id) : undefined),
  } = props;
  const left = types.filter((type) => value.every((one) => one.hours_type_id !== type.hours_type_id));
  const nameOf = (id: string) => types.find((type) => type.hours_type_id === id)?.display_name ?? id;
  return (
    <>
      <Row part="MoreHoursField-header" gap={4} rowGap={3} wrap>
        <Inset basis="0%" minInlineSize="min-content">
          {heading}
        </Inset>
        {!isReadOnly && left.length > 0 && (
          <Menu
            trigger={
              <Button ref={add} size="s" icon={<PlusIcon size={14} />} isDisabled={isDisabled}>
                {t('listing_editor.hours.more_add')}
              </Button>
            }
            onAction={(id) => onChange([...value, { hours_type_id: String(id), periods: regularHours }])}
          >
            {left.map((type) => (
              <MenuItem key={type.hours_type_id} id={type.hours_type_id}>
                {type.display_name}
              </MenuItem>
            ))}
          </Menu>
        )}
      </Row>
      {value.length === 0 && (
        <Text as="p" tone="muted" padding={[3, 0, 0]}>
          {types.length > 0 ? t('listing_editor.hours.more_empty') : t('listing_editor.hours.more_none')}
        </Text>
      )}
      <Stack lines="below">
        {value.map((hours, index) => (
          <MoreHoursType
            key={hours.hours_type_id}
            hours={hours}
            name={nameOf(hours.hours_type_id)}
            faults={faults.filter((found) => found.index === index)}
            onChange={(periods) =>
              onChange(value.map((one, at) => (at === index ? { ...one, periods } : one)))
            }
            onRemove={() => {
              onChange(value.filter((_, at) => at !== index));
              add.current?.focus();
            }}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          />
        ))}
      </Stack>
    </>
  );
}

interface MoreHoursTypeProps {
  hours: MoreHours;
  name: string;
  faults: readonly MoreHoursFault[];
  onChange: (periods: HoursPeriod[]) => void;
  onRemove: () => void;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** The week of one type. */
function MoreHoursType({ hours, name, faults, onRemove, ...week }: MoreHoursTypeProps) {
  const t = useTranslate();
  const faultText = useFaultText({ type: () => name });
  const ofType = faults.filter(({ period }) => period === undefined);
  return (
    <Stack gap={2} padding={[4, 0]}>
      <Row gap={3}>
        <Text flex="grow" weight="semibold">
          {name}
        </Text>
        {!week.isReadOnly && (
          <IconButton
            icon={<TrashIcon />}
            size="s"
            label={t('listing_editor.hours.more_remove', { type: name })}
            isDisabled={week.isDisabled}
            onPress={onRemove}
          />
        )}
      </Row>
      {ofType.map(({ fault }) => (
        <Text key={fault.code} as="div" size="s" tone="bad">
          {faultText(fault)}
        </Text>
      ))}
      <WeekEditor
        {...week}
        label={name}
        value={hours.periods}
        faults={faults.flatMap(({ period, fault }) =>
          period === undefined ? [] : [{ index: period, fault }],
        )}
      />
    </Stack>
  );
}
