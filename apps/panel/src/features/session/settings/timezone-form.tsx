import { usePinfold } from '@pinfold/sdk';
import { useChangeTimezone, type Timezone } from '@pinfold/sdk/headless/session';
import { Button, ComboBox } from '@pinfold/sdk/ui';
import { useMemo, useState } from 'react';
import { useUnsavedChanges } from '../../../browser/unsaved-changes.ts';
import { notifyGood } from '../../../notices/notices.ts';
import { useText } from '../../../texts/use-text.ts';
import { FormColumn } from '../form/form-column.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { FieldPlace } from './field-place.tsx';
import { timeAt } from './timezone-offset.ts';
import { labelOf, searchableTimezones, timezoneOptions } from './timezone-options.ts';
import { useNow } from './use-now.ts';
import { useTimezoneRegions } from './use-timezone-regions.ts';

export interface TimezoneFormProps {
  timezones: readonly Timezone[];
  /** The one in use. */
  present: string;
}

/** Chooses the company's time zone out of all there are. A failure is told by the error catalogue. */
export function TimezoneForm({ timezones, present }: TimezoneFormProps) {
  const t = useText();
  const now = useNow();
  const { language } = usePinfold();
  const [chosen, setChosen] = useState<string | null>(present);
  const [typed, setTyped] = useState('');
  const change = useChangeTimezone();
  useUnsavedChanges(chosen !== present);
  const regions = useTimezoneRegions();
  const searchable = useMemo(
    () => searchableTimezones(timezones, regions, language),
    [timezones, regions, language],
  );
  // The chosen one's own name is no search: all others have to stay within reach.
  const search = chosen !== null && typed === labelOf(chosen) ? '' : typed;
  const options = useMemo(() => timezoneOptions(searchable, search, now), [searchable, search, now]);
  const offset = timezones.find(({ name }) => name === chosen)?.offset_minutes;

  const form = useCheckedForm<'timezone'>({
    complaints: chosen === null ? [{ field: 'timezone', key: 'timezone.missing' }] : [],
    refusal: undefined,
    isPending: change.isPending,
    onSend: () => {
      if (chosen === null || chosen === present) return notifyGood(t('settings.nothing_changed'));
      change.mutate(chosen, { onSuccess: () => notifyGood(t('timezone.saved')) });
    },
  });
  return (
    <FormColumn onSubmit={form.submit} complaint={form.wholeComplaint}>
      <FieldPlace>
        <ComboBox
          label={t('timezone.label')}
          placeholder={t('timezone.placeholder')}
          emptyText={t('timezone.none')}
          options={options}
          value={chosen}
          onChange={setChosen}
          onInputChange={setTyped}
          description={offset === undefined ? undefined : t('timezone.now', { time: timeAt(offset, now) })}
          errorMessage={form.complaintOf('timezone')}
        />
      </FieldPlace>
      <div>
        <Button
          type="submit"
          variant="primary"
          isPending={change.isPending}
          pendingLabel={t('settings.saving')}
        >
          {t('settings.save')}
        </Button>
      </div>
    </FormColumn>
  );
}
