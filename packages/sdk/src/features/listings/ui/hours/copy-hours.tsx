'use client';
import { weekdays, type Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { weekdayName } from './hours-text.ts';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';

interface CopyHoursProps {
  from: Weekday;
  onCopy: (to: readonly Weekday[]) => void;
  isDisabled: boolean;
}

/** Repeats the hours of a day on others. */
export function CopyHours({ from, onCopy, isDisabled }: CopyHoursProps): JSX.Element {
  const t = useTranslate();
  const label = t(`listing_editor.hours.copy_from_${from}`);
  return (
    <Popover
      label={label}
      placement="bottom end"
      trigger={
        <Button size="s" isDisabled={isDisabled}>
          {label}
        </Button>
      }
    >
      {(close) => (
        <CopyDays
          from={from}
          onCopy={(days) => {
            onCopy(days);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function CopyDays({ from, onCopy }: Pick<CopyHoursProps, 'from' | 'onCopy'>) {
  const t = useTranslate();
  const { language } = usePinfold();
  const others = weekdays.filter((day) => day !== from);
  // Mostly the week is filled from its first day on.
  const [chosen, setChosen] = useState<readonly Weekday[]>(others.filter((day) => day < 5));
  const toggle = (day: Weekday, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, day] : chosen.filter((one) => one !== day));
  return (
    <Stack gap={3}>
      <Stack gap={3}>
        {others.map((day) => (
          <CheckBox
            key={day}
            label={weekdayName(language, day)}
            isSelected={chosen.includes(day)}
            onChange={(isChosen) => toggle(day, isChosen)}
          />
        ))}
      </Stack>
      <Divider />
      <CheckBox
        label={t('listing_editor.hours.copy_all')}
        isSelected={chosen.length === others.length}
        isIndeterminate={chosen.length > 0 && chosen.length < others.length}
        onChange={(isAll) => setChosen(isAll ? others : [])}
      />
      <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => onCopy(chosen)}>
        {t('listing_editor.hours.copy_apply')}
      </Button>
    </Stack>
  );
}
