import { Row, Stack } from '@pinfold/sdk/ui';
import { useText } from '../texts/use-text.ts';
import { BulkEditFoot } from './bulk-edit-foot.tsx';
import { CompanyGate } from './company-gate.tsx';
import { InfoBars } from './info-bars.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { Content } from './top-bar-parts.ts';
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
    <Row align="stretch" blockSize="calc(100dvh - var(--panel-bar, 0px))">
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <Sidebar />
      <Stack flex="grow">
        <TopBar />
        <InfoBars />
        <Content id="content" tabIndex={-1} ref={content}>
          <CompanyGate />
        </Content>
        <BulkEditFoot />
      </Stack>
    </Row>
  );
}
