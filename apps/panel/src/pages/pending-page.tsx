import { Button, EmptyState } from '@pinfold/sdk/ui';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { authPaths } from '../routing/auth-paths.ts';
import { useText } from '../texts/use-text.ts';
import { StandalonePage } from './standalone-page.tsx';

export interface PendingPageProps {
  /** On a page of its own, where no frame stands around it. */
  isAlone: boolean;
}

/** Says honestly that a screen is not built yet; nothing links here. */
export function PendingPage({ isAlone }: PendingPageProps) {
  const t = useText();
  const navigate = useNavigate();
  const actions = <Button onPress={() => void navigate(authPaths.home)}>{t('go_home')}</Button>;
  if (isAlone)
    return (
      <StandalonePage title={t('pending.title')} actions={actions}>
        {t('pending.text')}
      </StandalonePage>
    );
  return (
    <Place>
      <EmptyState title={t('pending.title')} actions={actions} headingLevel={2}>
        {t('pending.text')}
      </EmptyState>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60%;
`;
