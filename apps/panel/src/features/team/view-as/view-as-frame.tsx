import { useClient } from '@pinfold/sdk';
import { Button, token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { endViewAs, useViewAsSession } from './view-as.ts';

/** Puts a bar on top of the page for as long as the reader views the panel as a member. */
export function ViewAsFrame({ children }: { children: ReactNode }) {
  const t = useText();
  const session = useViewAsSession();
  const end = useEndViewAs();
  return (
    <Frame data-view-as={session && true}>
      {session && (
        <Bar role="region" aria-label={t('view_as.label')}>
          <span role="status">{t('view_as.text', { name: session.name || session.email })}</span>
          <Button size="s" onPress={end}>
            {t('view_as.end')}
          </Button>
        </Bar>
      )}
      {children}
    </Frame>
  );
}

/** Returns a function that ends view-as and leads to the team. The token is revoked; it would expire by itself otherwise. */
function useEndViewAs(): () => void {
  const client = useClient();
  const navigate = useNavigate();
  return () => {
    client.api.POST('/logout/').catch(() => undefined);
    endViewAs();
    void navigate(paths.team);
  };
}

// The shell fills the window minus the height in this variable.
const Frame = styled.div`
  &[data-view-as] {
    --panel-bar: 46px;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px 14px;
  block-size: 46px;
  padding: 0 16px;
  background: ${token('color-note')};
  border-block-end: 1px solid ${token('color-note-line')};
  color: ${token('color-ink')};
  & > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
