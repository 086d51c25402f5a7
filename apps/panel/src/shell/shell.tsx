import { usePermission, useTranslate } from '@pinfold/sdk';
import { subscriptionState, useCompanyDraft, useCurrentCompany } from '@pinfold/sdk/headless/company';
import { useProtectionDraft } from '@pinfold/sdk/headless/external-changes';
import { usePostDrafts } from '@pinfold/sdk/headless/publications';
import { useBulkEditDraft, useListingDrafts } from '@pinfold/sdk/headless/listings';
import { useReplyDrafts } from '@pinfold/sdk/headless/reviews';
import { useLocatorDrafts } from '@pinfold/sdk/headless/store-locator-settings';
import { Row, Stack } from '@pinfold/sdk/ui';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyPage } from '../browser/lazy-page.ts';
import { useUnsavedChanges } from '../browser/unsaved-changes.ts';
import { showExpired } from '../notices/modal-store.ts';
import { paths } from '../routing/paths.ts';
import { useText } from '../texts/use-text.ts';
import { CompanyGate } from './company-gate.tsx';
import { Content, SkipLink, useStartAtTop } from './frame-parts.ts';
import { InfoBars } from './info-bars.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useFollowUser } from './use-follow-user.ts';

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

const BulkEditProgress = lazyPage(() => import('../features/listings/bulk-edit/bulk-edit-progress.tsx'));

/** A bulk edit that is being sent, below every page; its code is loaded after the page's. */
function BulkEditFoot() {
  const { allowed } = usePermission('view_facilities_data');
  return allowed ? (
    <Suspense fallback={null}>
      <BulkEditProgress />
    </Suspense>
  ) : null;
}

/** Says once on each page that the plan has expired, except where the plan is shown (product spec, section 2). */
function useExpiredNotice(): void {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const plan = useCurrentCompany().data?.plan_restrictions;
  const isExpired = plan !== undefined && subscriptionState(plan, Date.now()) === 'expired';
  const isOnSettings = pathname === paths.subscription;
  const message = translate('error.subscription_expired');
  useEffect(() => {
    if (!isExpired || isOnSettings) return undefined;
    return showExpired(message);
  }, [isExpired, isOnSettings, pathname, message]);
}

/** Drafts of replies, company data, edits, protection, the store locator and posts live as long as the page: the browser asks before it leaves. */
function useKeptDrafts(): void {
  useUnsavedChanges(!useReplyDrafts().isEmpty);
  useUnsavedChanges(!useCompanyDraft().isEmpty);
  useUnsavedChanges(!useListingDrafts().isEmpty);
  useUnsavedChanges(!useBulkEditDraft().isEmpty);
  useUnsavedChanges(!useProtectionDraft().isEmpty);
  useUnsavedChanges(!useLocatorDrafts().isEmpty);
  useUnsavedChanges(!usePostDrafts().isEmpty);
}
