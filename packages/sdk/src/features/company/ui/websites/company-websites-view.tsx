'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LinkIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import type { CompanyWebsitesState } from '../../websites/use-company-websites.ts';
import { LimitUse } from '../shared/limit-use.tsx';
import { LoadState } from '../shared/load-state.tsx';
import { NewWebsite } from './new-website.tsx';
import { RemoveWebsite } from './remove-website.tsx';
import { WebsiteRow } from './website-row.tsx';

/** How the websites fit into the page around them. */
export interface CompanyWebsitesLooks {
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where the reader sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
  /** Where search locations are added; offered while there is none. */
  searchLocationsHref?: string | undefined;
}

export interface CompanyWebsitesViewProps extends CompanyWebsitesLooks {
  /** From `useCompanyWebsites`. */
  state: CompanyWebsitesState;
}

/**
 * The looks of the company's websites: everything they show and do comes in through the props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useCompanyWebsites();
 * return <Surface><CompanyWebsitesView state={state} planHref="/plan" /></Surface>;
 * ```
 */
export function CompanyWebsitesView({
  state,
  headingLevel = 2,
  planHref,
  searchLocationsHref,
}: CompanyWebsitesViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { websites, removal, permission } = state;
  if (state.isPending || state.error) return <LoadState {...state} />;
  return (
    <Screen part="CompanyWebsites" layout={layout} height="flow">
      {permission.reason ? (
        <Banner>{permission.reason.text}</Banner>
      ) : (
        <Card title={t('company.websites.add_title')} headingLevel={headingLevel}>
          <NewWebsite state={state} planHref={planHref} />
        </Card>
      )}
      <Card
        title={t('company.websites.list_title')}
        headingLevel={headingLevel}
        actions={<LimitUse use={state.limit} />}
      >
        {websites.length === 0 ? (
          <EmptyState
            icon={<LinkIcon size={24} />}
            title={t('company.websites.empty')}
            headingLevel={headingLevel === 2 ? 3 : 4}
          >
            {t('company.websites.empty_text')}
          </EmptyState>
        ) : (
          <List lines="between">
            {websites.map((website) => (
              <WebsiteRow
                key={website.id}
                website={website}
                onRemove={() => removal.ask(website)}
                refusal={permission.reason?.text}
                planHref={planHref}
                searchLocationsHref={searchLocationsHref}
              />
            ))}
          </List>
        )}
      </Card>
      <RemoveWebsite removal={removal} />
    </Screen>
  );
}
