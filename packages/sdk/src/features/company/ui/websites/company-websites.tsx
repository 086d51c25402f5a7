'use client';
import type { JSX } from 'react';
import { websiteMaxLengths } from '@pinfold/contract/features/company/website';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemovalQuestion } from '../../../../patterns/removal-question.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LinkIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { type CompanyWebsitesState, useCompanyWebsites } from '../../websites/use-company-websites.ts';
import { CompanySurface, LoadState } from '../shared/company-surface.tsx';
import { LimitUse } from '../shared/limit-use.tsx';
import { PlanForm } from '../shared/plan-form.tsx';
import type { Website } from '../../websites/websites.ts';
import { WebsiteRow } from './website-row.tsx';

export interface CompanyWebsitesProps extends CompanyWebsitesAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's websites with their keywords and search locations: add, view and remove, within the plan's limits.
 *
 * Failures are shown in place; what concerns more than a form is reported to the Provider's `onError`. What the user
 * may not do is disabled with the reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompanyWebsites
 * @example
 * ```tsx
 * <CompanyWebsites planHref="/plan" searchLocationsHref="/keywords" />
 * ```
 */
export function CompanyWebsites({ appearance, ...viewProps }: CompanyWebsitesProps): JSX.Element {
  return (
    <CompanySurface component="CompanyWebsites" appearance={appearance}>
      <Allowed {...viewProps} />
    </CompanySurface>
  );
}

function Allowed(viewProps: CompanyWebsitesAppearance) {
  return <CompanyWebsitesView state={useCompanyWebsites()} {...viewProps} />;
}

/** How the websites fit into the page around them. */
export interface CompanyWebsitesAppearance {
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where the user sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
  /** Where search locations are added; offered while there is none. */
  searchLocationsHref?: string | undefined;
  /** Where the positions of a website are shown; left out, nothing leads there. */
  getPositionsHref?: ((website: Website) => string) | undefined;
  /** Where the audits of a website are shown; left out, nothing leads there. */
  getAuditHref?: ((website: Website) => string) | undefined;
}

export interface CompanyWebsitesViewProps extends CompanyWebsitesAppearance {
  /** From `useCompanyWebsites`. */
  state: CompanyWebsitesState;
}

/**
 * The view of the company's websites: everything they show and do comes in through the props.
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
  getPositionsHref,
  getAuditHref,
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
                positionsHref={getPositionsHref?.(website)}
                auditHref={getAuditHref?.(website)}
              />
            ))}
          </List>
        )}
      </Card>
      <RemovalQuestion
        removal={removal}
        titleOf={({ name }) => t('company.websites.remove_title', { name })}
        textOf={({ keywords_count: count }) =>
          count === 0 ? t('company.websites.remove_empty') : t('company.websites.remove_text', { count })
        }
        confirmLabel={t('company.websites.remove_confirm')}
        pendingLabel={t('company.websites.removing')}
      />
    </Screen>
  );
}

interface NewWebsiteProps {
  state: CompanyWebsitesState;
  planHref: string | undefined;
}

/** Adds a website by its address. */
function NewWebsite({ state, planHref }: NewWebsiteProps): JSX.Element {
  const t = useTranslate();
  const { form, limit } = state;
  const isFull = limit?.isReached ?? false;
  return (
    <PlanForm
      limit="max_websites"
      use={limit}
      form={form}
      planHref={planHref}
      onSubmit={form.add}
      fields={
        <>
          <TextField
            label={t('company.websites.url')}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            maxLength={websiteMaxLengths.url}
            isDisabled={isFull}
            value={form.url}
            onChange={form.setUrl}
            errorMessage={form.urlMessage}
          />
          <TextField
            label={t('company.websites.name')}
            autoComplete="off"
            maxLength={websiteMaxLengths.name}
            isDisabled={isFull}
            value={form.name}
            onChange={form.setName}
          />
        </>
      }
      submitLabel={t('company.websites.add')}
      pendingLabel={t('company.websites.adding')}
      variant="primary"
    />
  );
}
