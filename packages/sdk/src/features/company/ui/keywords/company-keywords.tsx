'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { UndoNote } from '../../../../patterns/undo-note.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { type CompanyKeywordsState, useCompanyKeywords } from '../../keywords/use-company-keywords.ts';
import { CompanySurface, LoadState } from '../shared/company-surface.tsx';
import { LimitUse } from '../shared/limit-use.tsx';
import { KeywordFilters, KeywordList } from './keyword-list.tsx';
import { NewKeywords } from './new-keywords.tsx';

export interface CompanyKeywordsProps extends CompanyKeywordsAppearance {
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's keywords on maps, for all its locations, for a group, or for one: add many at once, filter, and remove
 * with undo.
 *
 * Failures are shown in place; what concerns more than a form is reported to the Provider's `onError`. What the user
 * may not do is disabled with the reason beside it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompanyKeywords
 * @example
 * ```tsx
 * <CompanyKeywords planHref="/plan" />
 * ```
 */
export function CompanyKeywords({ appearance, ...viewProps }: CompanyKeywordsProps): JSX.Element {
  return (
    <CompanySurface component="CompanyKeywords" appearance={appearance}>
      <Allowed {...viewProps} />
    </CompanySurface>
  );
}

function Allowed(viewProps: CompanyKeywordsAppearance) {
  return <CompanyKeywordsView state={useCompanyKeywords()} {...viewProps} />;
}

/** How the keywords fit into the page around them. */
export interface CompanyKeywordsAppearance {
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Where the user sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
}

export interface CompanyKeywordsViewProps extends CompanyKeywordsAppearance {
  /** From `useCompanyKeywords`. */
  state: CompanyKeywordsState;
}

/**
 * The view of the company's keywords: everything they show and do comes in through the props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useCompanyKeywords();
 * return <Surface><CompanyKeywordsView state={state} planHref="/plan" /></Surface>;
 * ```
 */
export function CompanyKeywordsView({
  state,
  headingLevel = 2,
  planHref,
}: CompanyKeywordsViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { removal, emptiness, permission } = state;
  if (state.isPending) return <LoadState {...state} />;
  return (
    <Screen part="CompanyKeywords" layout={layout} height="flow">
      {permission.reason ? (
        <Banner>{permission.reason.text}</Banner>
      ) : (
        <Card title={t('company.keywords.add_title')} headingLevel={headingLevel}>
          <NewKeywords state={state} planHref={planHref} />
        </Card>
      )}
      <Card
        title={t('company.keywords.list_title')}
        headingLevel={headingLevel}
        actions={<LimitUse use={state.limit} />}
      >
        {emptiness !== 'no_keywords' && <KeywordFilters state={state} />}
        <KeywordList state={state} headingLevel={headingLevel === 2 ? 3 : 4} />
        <InSight>
          <UndoNote
            text={removal.removed && t('company.keywords.removed', { keyword: removal.removed.keyword })}
            onUndo={removal.undo}
          />
        </InSight>
      </Card>
    </Screen>
  );
}

/** A keyword may be removed far down the list. */
const InSight = styled.div`
  position: sticky;
  inset-block-end: 12px;
  z-index: 1;
`;
