'use client';
import { type JSX, useRef } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { hiddenGapsKey } from '../../../query/query-keys.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { Banner } from '../../../ui/display/banner.tsx';
import { List } from '../../../ui/layout/list.tsx';
import type { AppReviewStats } from '../app-reviews.queries.ts';

type Gap = AppReviewStats['gaps'][number];

/** So many are named; the others are counted. */
const namedAtMost = 3;

const noneHidden: readonly string[] = [];

/** Says of which days reviews may be missing, and why, until it is dismissed for the session. */
export function GapNotice({ gaps }: { gaps: readonly Gap[] }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [hidden, setHidden] = useKeptDraft(hiddenGapsKey(useClient().scope), noneHidden);
  const shown = gaps.filter((gap) => !hidden.includes(keyOf(gap)));
  const notice = useRef<HTMLDivElement>(null);
  const others = shown.length - namedAtMost;
  return (
    // Always there, so that it announces what comes into it.
    <div role="status" ref={notice} tabIndex={-1}>
      {shown.length > 0 && (
        <Banner
          tone="warn"
          title={t('app_reviews.gap.title')}
          onDismiss={() => {
            setHidden((former) => [...former, ...shown.map(keyOf)]);
            // Its button goes with the banner, and the focus would fall back to the page.
            notice.current?.focus();
          }}
          dismissLabel={t('app_reviews.gap.dismiss')}
        >
          <List>
            {shown.slice(0, namedAtMost).map((gap) => (
              <li key={keyOf(gap)}>
                {t('app_reviews.gap.days', {
                  app: gap.app.name,
                  from: format.date(gap.from),
                  to: format.date(gap.to),
                })}
              </li>
            ))}
            {others > 0 && <li>{t('app_reviews.gap.more', { count: others })}</li>}
          </List>
          {t('app_reviews.gap.why')}
        </Banner>
      )}
    </div>
  );
}

/** Gaps that ended so lately that somebody may still look for their reviews in the inbox. */
export function recentGaps(gaps: readonly Gap[], now: number): Gap[] {
  return gaps.filter(({ to }) => now - Date.parse(to) <= recentMs);
}

const recentMs = 30 * 86_400_000;

/** Gaps that cut a period of figures; its days are inclusive. */
export function gapsWithin(gaps: readonly Gap[], period: { from: string; to: string }): Gap[] {
  return gaps.filter(({ from, to }) => to.slice(0, 10) >= period.from && from.slice(0, 10) <= period.to);
}

function keyOf({ app, from }: Gap): string {
  return `${app.id} ${from}`;
}
