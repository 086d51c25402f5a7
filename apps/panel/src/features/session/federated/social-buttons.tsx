import { useSettings, useSocialLogin, type SocialLogin } from '@pinfold/sdk/headless/session';
import { Banner, Button, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../../../texts/use-text.ts';
import { Column } from '../form/checked-form.tsx';
import { problemMessage } from '../form/complaints.ts';

export interface SocialButtonsProps {
  /** What goes along: where to come back to, and by which link the reader came. */
  login?: Omit<SocialLogin, 'provider'>;
  /** Called before a login starts; false stops it, such as when terms are not accepted. */
  check?: () => boolean;
}

/** Buttons for the installation's login providers; renders nothing without any. */
export function SocialButtons({ login, check }: SocialButtonsProps) {
  const t = useText();
  const providers = useSettings().data?.social_providers ?? [];
  const start = useSocialLogin();
  const problem = start.error && problemMessage(start.error, 'login.failed');
  // The page stays as it is until the browser has left it.
  const isLeaving = start.isPending || start.isSuccess;
  if (providers.length === 0) return null;
  return (
    <Column>
      <Or>{t('login.or')}</Or>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem.text ?? t(problem.key, problem.values)}
        </Banner>
      )}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          isPending={isLeaving && start.variables?.provider === id}
          pendingLabel={t('login.social_pending')}
          onPress={() => {
            if (isLeaving || check?.() === false) return;
            start.mutate({ ...login, provider: id }, { onSuccess: ({ url }) => window.location.assign(url) });
          }}
        >
          {t('login.social', { name })}
        </Button>
      ))}
    </Column>
  );
}

const Or = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block-start: 16px;
  color: ${token('color-ink-3')};
  font-size: ${token('font-size-s')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: ${token('color-line')};
  }
`;
