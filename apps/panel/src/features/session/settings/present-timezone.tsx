import type { Timezone } from '@pinfold/sdk/headless/session';
import { Stack, Text } from '@pinfold/sdk/ui';
import { useText } from '../../../texts/use-text.ts';
import { labelOf } from './timezone-options.ts';
import { offsetText, timeAt } from './timezone-offset.ts';
import { useNow } from './use-now.ts';

export interface PresentTimezoneProps {
  timezones: readonly Timezone[];
  name: string;
  /** Why it cannot be changed, where that is not a matter of the permission. */
  reason?: string | undefined;
}

/** The company's time zone for those who may not change it. */
export function PresentTimezone({ timezones, name, reason }: PresentTimezoneProps) {
  const t = useText();
  const now = useNow();
  const offset = timezones.find((timezone) => timezone.name === name)?.offset_minutes;
  return (
    <Stack gap={2}>
      <Text as="div" weight="semibold">
        {labelOf(name)}
        {offset !== undefined && (
          <Text tone="muted" weight="regular">
            {' '}
            {offsetText(offset)}
          </Text>
        )}
      </Text>
      {offset !== undefined && (
        <Text as="p" tone="muted">
          {t('timezone.now', { time: timeAt(offset, now) })}
        </Text>
      )}
      <Text as="p" tone="muted">
        {reason ?? t('timezone.read_only')}
      </Text>
    </Stack>
  );
}
