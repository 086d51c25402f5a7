import styled from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { BulkEditFoot } from './bulk-edit-foot.tsx';
import { CompanyGate } from './company-gate.tsx';
import { InfoBars } from './info-bars.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useExpiredNotice } from './use-expired-notice.ts';
import { useFollowUser } from './use-follow-user.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';
import { useStartAtTop } from './use-start-at-top.ts';

/** The frame around every page of a company: navigation, top bar, content. */
export default function Shell() {
  const t = useText();
  const content = useStartAtTop();
  useFollowUser();
  useExpiredNotice();
  useKeptDrafts();
  return (
    <Frame>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Sidebar />
      <Column>
        <TopBar />
        <InfoBars />
        <Content id="content" tabIndex={-1} ref={content}>
          <CompanyGate />
        </Content>
        <BulkEditFoot />
      </Column>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  block-size: calc(100dvh - var(--panel-bar, 0px));
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
