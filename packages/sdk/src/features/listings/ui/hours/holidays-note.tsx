'use client';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import {
  isCountry,
  type PublicHoliday,
  usePublicHolidays,
  yearsFrom,
} from '../../holidays/use-public-holidays.ts';

/** The holidays that a control shows, and how far it is with them. */
export interface Holidays {
  /** None until they are known; the control works without them. */
  holidays: readonly PublicHoliday[];
  /** `unasked` where the country is not said. */
  state: 'unasked' | 'loading' | 'failed' | 'known';
  onRetry: () => void;
  isRetrying: boolean;
}

/** Returns the holidays of a country in the year of a date and the next. */
export function useHolidays(country: string, date: CalendarDate): Holidays {
  const {
    data: holidays = none,
    status,
    refetch,
    isFetching,
  } = usePublicHolidays({
    country,
    ...yearsFrom(date),
  });
  const states = { pending: 'loading', error: 'failed', success: 'known' } as const;
  return {
    holidays,
    state: isCountry(country) ? states[status] : 'unasked',
    onRetry: () => void refetch(),
    isRetrying: isFetching,
  };
}

const none: readonly PublicHoliday[] = [];

/** A line below the holidays: their source, or why there are none. */
export function HolidaysNote({ holidays, state, onRetry, isRetrying }: Holidays): JSX.Element | null {
  const t = useTranslate();
  if (state === 'unasked') return null;
  return (
    <Row gap={3} rowGap={1} wrap>
      <Text as="p" size="s" tone="muted" role="status">
        {state === 'loading' && <span>{t('listing_editor.hours.holidays_loading')}</span>}
        {state === 'failed' && <span>{t('listing_editor.hours.holidays_failed')}</span>}
        {state === 'known' && holidays.length === 0 && <span>{t('listing_editor.hours.holidays_none')}</span>}
        {holidays.length > 0 && (
          <>
            {t('listing_editor.hours.holidays_credit')}{' '}
            <Link href={source} variant="quiet" target="_blank" rel="noreferrer">
              date-holidays
            </Link>
            {', '}
            <Link href={licence} variant="quiet" target="_blank" rel="noreferrer">
              CC BY 3.0
            </Link>
          </>
        )}
      </Text>
      {state === 'failed' && (
        <Button size="s" variant="ghost" onPress={onRetry} isPending={isRetrying}>
          {t('common.retry')}
        </Button>
      )}
    </Row>
  );
}

const source = 'https://github.com/commenthol/date-holidays';
const licence = 'https://creativecommons.org/licenses/by/3.0/';
