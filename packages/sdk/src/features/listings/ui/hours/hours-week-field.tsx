'use client';
import {
  copyHours,
  type HoursPeriod,
  type PeriodFault,
} from '@pinfold/contract/features/listings/hours/opening-hours';
import { weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import { useState, type ReactNode, type JSX } from 'react';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { CopyHours } from './copy-hours.tsx';
import { WeekEditor } from './week-editor.tsx';

export interface HoursWeekFieldProps {
  /** What is open in a week, Monday 0 to Sunday 6; a period may close on the next day. */
  value: readonly HoursPeriod[];
  /** Gets the whole week. A time that cannot be read is in it as it was typed, and is one of the faults. */
  onChange: (value: HoursPeriod[]) => void;
  /** What is wrong, by the index of the period. @default what the hours' own rules find */
  faults?: readonly PeriodFault[] | undefined;
  /** Names the week for screen readers. @default "Opening hours", in the Provider's language */
  label?: string | undefined;
  /** Stands before the tools, such as the title of a card. */
  heading?: ReactNode;
  /** Hides copying and the exchange of hours as text. @default false */
  areToolsHidden?: boolean | undefined;
  /** Disables all inputs. @default false */
  isDisabled?: boolean | undefined;
  /** Draws the week alone, without switches and tools. @default false */
  isReadOnly?: boolean | undefined;
  appearance?: Appearance | undefined;
}

/**
 * Opening hours as a week of bars: a switch for each day, times typed in any usual way or chosen by half hours, several
 * periods a day, around the clock and past midnight, and a day copied to others.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-HoursWeekField
 * @example
 * ```tsx
 * const [hours, setHours] = useState(fields.opening_hours);
 * return <HoursWeekField value={hours} onChange={setHours} />;
 * ```
 */
export function HoursWeekField({ appearance, ...props }: HoursWeekFieldProps): JSX.Element {
  useFeatureMessages(listingEditorMessages);
  return (
    <Surface component="HoursWeekField" appearance={appearance}>
      <HoursWeek {...props} />
    </Surface>
  );
}

function HoursWeek({ heading, areToolsHidden, label, ...week }: Omit<HoursWeekFieldProps, 'appearance'>) {
  const t = useTranslate();
  const { value, onChange, isDisabled = false, isReadOnly = false } = week;
  const [isExchanging, setExchanging] = useState(false);
  const first = weekdays.find((day) => value.some(({ open_day }) => open_day === day));
  const hasTools = !areToolsHidden && !isReadOnly;
  return (
    <Stack part="HoursWeekField" gap={3}>
      {(heading || hasTools) && (
        <Row part="HoursWeekField-header" gap={4} rowGap={3} wrap>
          <Inset basis="0%" minInlineSize="min-content">
            {heading}
          </Inset>
          {hasTools && (
            <Row gap={3} wrap>
              <Button size="s" variant="ghost" isDisabled={isDisabled} onPress={() => setExchanging(true)}>
                {t('listing_editor.hours.osm')}
              </Button>
              {first !== undefined && (
                <CopyHours
                  from={first}
                  onCopy={(to) => onChange(copyHours(value, first, to))}
                  isDisabled={isDisabled}
                />
              )}
            </Row>
          )}
        </Row>
      )}
      <WeekEditor {...week} label={label ?? t('listing_editor.hours.title')} />
      {isExchanging && (
        <OsmHoursDialog value={value} onChange={onChange} onClose={() => setExchanging(false)} />
      )}
    </Stack>
  );
}

const OsmHoursDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./osm-hours-dialog.tsx')).OsmHoursDialog,
);
