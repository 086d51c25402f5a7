import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { CompanyGate } from './company-gate.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useFollowUser } from './use-follow-user.ts';

/** The frame around every page of a company: navigation, top bar, content. */
export default function Shell() {
  const t = useText();
  const [isCollapsed, setCollapsed] = useState(false);
  useFollowUser();
  return (
    <Frame>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Sidebar isCollapsed={isCollapsed} onCollapse={setCollapsed} />
      <Column>
        <TopBar />
        <Content id="content" tabIndex={-1}>
          <CompanyGate />
        </Content>
      </Column>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  block-size: 100dvh;
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Content = styled.main`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  outline: none;
  padding-block-end: env(safe-area-inset-bottom);
`;
