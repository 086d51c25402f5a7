import { useFormat } from '@pinfold/sdk';
import { useReviewStats } from '@pinfold/sdk/headless/reviews';
import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../texts/use-text.ts';

/** How many reviews wait for a reply; nothing when none does. */
export function UnansweredCount() {
  const t = useText();
  const format = useFormat();
  const unanswered = useReviewStats().data?.unanswered ?? 0;
  if (unanswered === 0) return null;
  return (
    <Count role="img" aria-label={t('nav.unanswered', { count: unanswered })}>
      {format.number(unanswered)}
    </Count>
  );
}

const Count = styled.span`
  margin-inline-start: auto;
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-xs')};
  font-weight: 550;
`;
