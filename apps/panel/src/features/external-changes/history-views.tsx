import { token } from '@pinfold/sdk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useText } from '../../texts/use-text.ts';

/** Two ways to look back at one location. */
export type HistoryView = 'changes' | 'listing';

/** The way from what others changed to the listing as it was, and back. */
export function HistoryViews({ view }: { view: HistoryView }) {
  const t = useText();
  return (
    <Row aria-label={t('changes.views')}>
      <Way to="?" replace aria-current={view === 'changes' ? 'page' : undefined}>
        {t('changes.decided')}
      </Way>
      <Way to="?view=listing" replace aria-current={view === 'listing' ? 'page' : undefined}>
        {t('changes.as_of')}
      </Way>
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex: none;
  gap: 8px;
  padding: 14px 24px 0;
  overflow-x: auto;
  scrollbar-width: none;
  @media (max-width: 640px) {
    padding-inline: 16px;
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: 30px;
  padding: 0 12px;
  border: 1px solid ${token('color-line')};
  border-radius: 99px;
  background: ${token('color-surface')};
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-s')};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
  &[aria-current] {
    border-color: ${token('color-primary-soft')};
    background: ${token('color-primary-soft')};
    color: ${token('color-primary-strong')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
