import { token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { Brand } from './brand.tsx';
import { ColorSchemeMenu } from './color-scheme-menu.tsx';
import { CompanyGate } from './company-gate.tsx';
import { CompanyMenu } from './company-menu.tsx';
import { HelpMenu } from './help-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { Bar, Space } from './top-bar-parts.ts';
import { useFollowUser } from './use-follow-user.ts';
import { useStartAtTop } from './use-start-at-top.ts';
import { UserMenu } from './user-menu.tsx';

/** The frame of pages that lead on step by step, such as paying: no navigation, but a way to another company and out. */
export default function StepsFrame() {
  const t = useText();
  const content = useStartAtTop();
  useFollowUser();
  return (
    <Frame>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Bar>
        <Sign>
          <Brand isSmall />
        </Sign>
        <CompanyMenu />
        <Space />
        <HelpMenu />
        <LanguageMenu />
        <ColorSchemeMenu />
        <UserMenu />
      </Bar>
      <Content id="content" tabIndex={-1} ref={content}>
        <CompanyGate />
      </Content>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100dvh;
  background: ${token('color-background')};
`;

const Sign = styled.span`
  display: flex;
  flex: none;
  padding-inline-end: 8px;
`;

const Content = styled.main`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  outline: none;
  padding-block-end: env(safe-area-inset-bottom);
`;
