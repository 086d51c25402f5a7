import type { Timezone } from '@pinfold/sdk/headless/session';
import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
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
    <>
      <Name>
        {labelOf(name)}
        {offset !== undefined && <Offset> {offsetText(offset)}</Offset>}
      </Name>
      {offset !== undefined && <Note>{t('timezone.now', { time: timeAt(offset, now) })}</Note>}
      <Note>{reason ?? t('timezone.read_only')}</Note>
    </>
  );
}

const Name = styled.div`
  font-weight: 600;
`;

const Offset = styled.span`
  color: ${token('color-ink-2')};
  font-weight: 400;
`;

const Note = styled.p`
  margin: 6px 0 0;
  color: ${token('color-ink-2')};
`;
