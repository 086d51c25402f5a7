import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { Brand } from '../../shell/brand.tsx';
import { useText } from '../../texts/use-text.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginForm } from './login-form.tsx';

export default function LoginPage() {
  const t = useText();
  return (
    <Page>
      <Header>
        <Brand />
        <LanguageSwitch />
      </Header>
      <Main>
        <Sheet>
          <Title>{t('login.title')}</Title>
          <Lead>{t('login.lead')}</Lead>
          <LoginForm />
        </Sheet>
      </Main>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${token('color-background')};
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: max(16px, env(safe-area-inset-top)) max(20px, env(safe-area-inset-right)) 16px
    max(20px, env(safe-area-inset-left));
`;

const Main = styled.main`
  display: grid;
  flex: 1;
  place-items: center;
  padding: 16px 16px 12vh;
`;

const Sheet = styled.div`
  inline-size: min(400px, 100%);
  padding: 32px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-l')};
  background: ${token('color-surface')};
  @media (max-width: 480px) {
    padding: 24px 20px;
  }
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${token('font-size-xl')};
  font-weight: 680;
  letter-spacing: -0.015em;
`;

const Lead = styled.p`
  margin: 6px 0 24px;
  color: ${token('color-ink-2')};
  text-wrap: balance;
`;
