'use client';
import { type JSX, useState } from 'react';
import { companyMessages, websiteCompetitorsMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { LinkIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { LimitUse } from '../../../company/ui/shared/limit-use.tsx';
import { useWebsites, type Website } from '../../../company/websites/websites.ts';
import { useWebsiteCompetitors } from '../../competitors/use-website-competitors.ts';
import { websiteCompetitorAccess } from '../../competitors/website-competitors.queries.ts';
import { WebsiteChoice } from '../website-choice.tsx';
import { CompetitorContent } from './competitor-content.tsx';

/** How the competitors of websites fit into the page around them. */
export interface WebsiteCompetitorsAppearance {
  /** Level of the title in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Where the user sees their plan; offered where the plan is the reason. */
  planHref?: string | undefined;
}

export interface WebsiteCompetitorsProps extends WebsiteCompetitorsAppearance {
  /** Id of the website that is compared first. @defaultValue the first one */
  defaultWebsite?: number | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The websites that each of the company's own is compared with: added by their address or as one of those most often
 * above the own one, and removed after a question. Why an address was refused, such as a website of the company or a full
 * plan, is shown in place.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-WebsiteCompetitors
 * @example
 * ```tsx
 * <WebsiteCompetitors planHref="/plan" />
 * ```
 */
export function WebsiteCompetitors({ appearance, ...props }: WebsiteCompetitorsProps): JSX.Element {
  return (
    <FeatureSurface
      component="WebsiteCompetitors"
      appearance={appearance}
      messages={[websiteCompetitorsMessages, companyMessages]}
      permission={usePermission(websiteCompetitorAccess)}
      forbidden="website_competitors.forbidden"
      loading={{ blocks: 3 }}
    >
      <Allowed {...props} />
    </FeatureSurface>
  );
}

/** Waits for the company's websites, of which one is compared. */
function Allowed({ defaultWebsite, headingLevel = 2, planHref }: WebsiteCompetitorsProps): JSX.Element {
  const t = useTranslate();
  const [chosen, setChosen] = useState(defaultWebsite);
  const list = useWebsites();
  const websites = list.data?.results;
  const website = websites?.find(({ id }) => id === chosen) ?? websites?.[0];
  const view = { headingLevel, planHref };
  return (
    <Screen part="WebsiteCompetitors" height="flow">
      {websites && website ? (
        <Compared key={website.id} {...{ websites, website }} onChoose={setChosen} {...view} />
      ) : (
        <Card title={t('website_competitors.title')} headingLevel={headingLevel}>
          <QueryState
            query={list}
            failed={t('website_competitors.failed')}
            loading={{ blocks: 3 }}
            headingLevel={headingLevel === 2 ? 3 : 4}
            empty={
              websites && {
                icon: <LinkIcon size={24} />,
                title: t('company.websites.empty'),
                text: t('website_competitors.no_website'),
              }
            }
          />
        </Card>
      )}
    </Screen>
  );
}

interface ComparedProps {
  websites: readonly Website[];
  website: Website;
  onChoose: (id: number) => void;
  headingLevel: 2 | 3;
  planHref: string | undefined;
}

function Compared({ websites, website, onChoose, headingLevel, planHref }: ComparedProps): JSX.Element {
  const t = useTranslate();
  const state = useWebsiteCompetitors(website.id);
  return (
    <Card
      title={t('website_competitors.title')}
      text={t('website_competitors.lead')}
      headingLevel={headingLevel}
      actions={<LimitUse use={state.limit} />}
    >
      <Stack gap={5}>
        {websites.length > 1 && (
          <Row>
            <WebsiteChoice
              {...{ websites, website }}
              labelOf={(address) => t('website_competitors.website', { website: address })}
              onChange={onChoose}
            />
          </Row>
        )}
        {state.competitors ? (
          <CompetitorContent state={state} planHref={planHref} headingLevel={headingLevel} />
        ) : (
          <QueryState
            query={state}
            failed={t('website_competitors.failed')}
            loading={{ blocks: 3 }}
            headingLevel={headingLevel === 2 ? 3 : 4}
            empty={undefined}
          />
        )}
      </Stack>
    </Card>
  );
}
