'use client';
import type { HolidayGap } from '@pinfold/contract/features/listings/holidays/holiday-gaps';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { dateName } from './date-name.ts';
import { holidayName } from './holiday-name.ts';

interface HolidayGapBannerProps {
  gaps: readonly HolidayGap[];
  /** How far ahead was looked. */
  days: number;
  /** Without it the gaps are only told. */
  onFill: ((how: 'closed' | 'usual') => void) | undefined;
}

/** Public holidays for which nobody said whether the location is open, and the quickest way to say it. */
export function HolidayGapBanner({ gaps, days, onFill }: HolidayGapBannerProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { language } = usePinfold();
  const dates = gaps.map((gap) => `${dateName(language, gap.date, 'day')} (${holidayName(t, gap)})`);
  return (
    <Gap>
      <Banner
        tone="warn"
        actions={
          onFill && (
            <Menu
              trigger={<Button size="s">{t('listing_editor.hours.gap_fill')}</Button>}
              onAction={(how) => onFill(how === 'usual' ? 'usual' : 'closed')}
            >
              <MenuItem id="closed">{t('listing_editor.hours.gap_closed')}</MenuItem>
              <MenuItem id="usual">{t('listing_editor.hours.gap_usual')}</MenuItem>
            </Menu>
          )
        }
      >
        {t('listing_editor.hours.gap', { count: gaps.length, days, dates: format.list(dates) })}{' '}
        {t('listing_editor.hours.gap_why')}
      </Banner>
    </Gap>
  );
}

const Gap = styled.div.withConfig(innerClass('SpecialHoursField-gap'))`
  margin-block: 4px 8px;
`;
