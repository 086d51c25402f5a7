'use client';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/hours-period';
import { moreHoursFaults, type MoreHours } from '@pinfold/contract/features/listings/hours/more-hours';
import { useRef, type ReactNode, type JSX } from 'react';
import { styled } from 'styled-components';
import { listingEditorMessages } from '../../../../i18n/namespaces.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { MoreHoursType, type MoreHoursFault } from './more-hours-type.tsx';

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
 * @selector .pinfold-MoreHoursField-type
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
      <Header>
        <Heading>{heading}</Heading>
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
      </Header>
      {value.length === 0 && (
        <Empty>
          {types.length > 0 ? t('listing_editor.hours.more_empty') : t('listing_editor.hours.more_none')}
        </Empty>
      )}
      <Stack>
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

const Header = styled.div.withConfig(partClass('MoreHoursField-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
`;

const Heading = styled.div.withConfig(innerClass('MoreHoursField-heading'))`
  flex: 1;
`;

const Empty = styled.p.withConfig(innerClass('MoreHoursField-empty'))`
  margin: 8px 0 0;
  color: var(--pf-ink-2);
`;
