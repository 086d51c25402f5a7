'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Figure, Figures } from '../../../../patterns/figure.tsx';
import { PageHeader } from '../../../../patterns/page-header.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { Screen } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Table } from '../../../../ui/collections/table.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { levelBelow, Text } from '../../../../ui/layout/text.tsx';
import { boosterAccess, type BoosterAudit } from '../../booster.queries.ts';
import { useBoosterForms } from '../../forms/use-booster-forms.ts';
import { useBoosterLinks } from '../../links/use-booster-links.ts';
import { useBoosterAudit } from '../../use-booster-audit.ts';
import { BoosterDisabled } from '../booster-disabled.tsx';
import type { BoosterAuditProps } from './booster-audit.tsx';

/** Everything inside the audit. */
export function BoosterAuditContent({
  headingLevel = 2,
  promoHref,
}: Omit<BoosterAuditProps, 'appearance'>): JSX.Element {
  const t = useTranslate();
  const audit = useBoosterAudit();
  const { data, error } = audit;
  const fairness = useFairnessHref();
  if (error?.code === 'booster_disabled') return <BoosterDisabled promoHref={promoHref} />;
  return (
    <Screen part="BoosterAudit" height="flow" inset="page">
      <PageHeader
        title={t('review_booster.audit.title')}
        headingLevel={headingLevel}
        size={headingLevel === 1 ? 'xl' : 'l'}
        lead={t('review_booster.audit.lead')}
        actions={
          fairness && (
            <Link href={fairness} target="_blank" rel="noreferrer" variant="button">
              {t('review_booster.audit.public_page')}
            </Link>
          )
        }
      />
      {data ? (
        <>
          <Verdict audit={data} />
          <Counts audit={data} />
          <Scores audit={data} />
          <Text as="p" size="s" tone="subtle" wrap="pretty" maxInlineSize="72ch">
            {t('review_booster.audit.after_hint')}
          </Text>
          {data.chain.sealed > 0 && <Chain chain={data.chain} />}
        </>
      ) : (
        <QueryState
          query={audit}
          failed={t('review_booster.audit.failed')}
          forbidden={t('review_booster.audit.forbidden')}
          loading={{ blocks: 2, lines: 3 }}
          headingLevel={levelBelow[headingLevel]}
          empty={undefined}
        />
      )}
    </Screen>
  );
}

/** The public page of fairness, which stands below any link; undefined where the reader sees none. */
function useFairnessHref(): string | undefined {
  const { allowed } = usePermission(boosterAccess.seeForms);
  const { data: forms } = useBoosterForms({ enabled: allowed });
  const formId = forms?.find(({ links_count: count }) => count > 0)?.id;
  const { data: links } = useBoosterLinks(formId ?? 0, { enabled: formId !== undefined });
  const url = links?.[0]?.url;
  return url && `${url.replace(/\/?$/, '/')}fairness/`;
}

/** The answer first: was everybody treated alike, and can the figures be trusted. */
function Verdict({ audit: { visits, offered, chain } }: { audit: BoosterAudit }) {
  const t = useTranslate();
  if (!chain.is_intact)
    return (
      <Banner tone="bad" role="alert" title={t('review_booster.audit.broken')}>
        {t('review_booster.audit.broken_text', { number: chain.broken_at ?? 0 })}
      </Banner>
    );
  if (visits === 0)
    return <Banner title={t('review_booster.audit.none')}>{t('review_booster.audit.none_text')}</Banner>;
  if (offered < visits)
    return (
      <Banner tone="bad" role="alert" title={t('review_booster.audit.unfair')}>
        {t('review_booster.audit.unfair_text', { count: visits - offered })}
      </Banner>
    );
  return (
    <Banner tone="good" title={t('review_booster.audit.fair')}>
      {t('review_booster.audit.fair_text')}
    </Banner>
  );
}

function Counts({ audit }: { audit: BoosterAudit }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Figures label={t('review_booster.audit.figures')}>
      {(['visits', 'offered', 'clicked', 'answers'] as const).map((name) => (
        <Figure
          key={name}
          name={t(`review_booster.audit.${name}`)}
          value={format.number(audit[name])}
          definition={t(`review_booster.audit.${name}_text`)}
        />
      ))}
    </Figures>
  );
}

function Scores({ audit: { scores } }: { audit: BoosterAudit }) {
  const t = useTranslate();
  const format = useFormat();
  const counts = (['answers', 'offered', 'offered_after', 'clicked'] as const).map((id) => ({
    id,
    header: t(`review_booster.audit.column.${id}`),
    align: 'end' as const,
    render: (row: (typeof scores)[number]) => format.number(row[id]),
  }));
  return (
    <Table
      label={t('review_booster.audit.by_score')}
      columns={[
        {
          id: 'score',
          header: t('review_booster.audit.column.score'),
          isRowHeader: true,
          render: ({ score }) =>
            score === null
              ? t('review_booster.audit.no_score')
              : t('review_booster.audit.stars', { count: score }),
        },
        ...counts,
      ]}
      rows={scores}
      getKey={({ score }) => String(score)}
    />
  );
}

/** How the record is protected, in plain words. */
function Chain({ chain }: { chain: BoosterAudit['chain'] }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Text as="p" tone="muted" wrap="pretty" maxInlineSize="72ch">
      {t('review_booster.audit.chain', { count: chain.sealed })}{' '}
      {chain.signed_until
        ? t('review_booster.audit.signed', { day: format.day(chain.signed_until) })
        : t('review_booster.audit.unsigned')}
    </Text>
  );
}
