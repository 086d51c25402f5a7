import { useFormat } from '@pinfold/sdk';
import { useReviewStats } from '@pinfold/sdk/headless/reviews';
import { useText } from '../texts/use-text.ts';
import { SectionCount } from './section-count.tsx';

/** How many reviews wait for a reply; nothing when none does. */
export function UnansweredCount() {
  const t = useText();
  const format = useFormat();
  const unanswered = useReviewStats().data?.unanswered ?? 0;
  if (unanswered === 0) return null;
  return (
    <SectionCount label={t('nav.unanswered', { count: unanswered })}>
      {format.number(unanswered)}
    </SectionCount>
  );
}
