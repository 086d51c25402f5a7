'use client';
import { auditCategories } from '@pinfold/contract/features/websites/quality-audit';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList, DataRow } from '../../../../patterns/data-list.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type AuditFinding, sortFindings } from '../../audits/audit-findings.ts';
import type { QualityAuditDetails } from '../../audits/audits.queries.ts';

interface AuditFindingsProps {
  audit: QualityAuditDetails;
  headingLevel: 2 | 3;
}

/** What an audit found: what costs points, advice that costs none, and what is fixed since the audit before. */
export function AuditFindings({ audit, headingLevel }: AuditFindingsProps): JSX.Element {
  const t = useTranslate();
  const { costly, others, advice } = sortFindings(audit);
  const costText = useCostText();
  const isWhole = auditCategories.every((category) => audit.scores[category] === 100);
  const card = { headingLevel, part: 'WebsiteAudits-card' } as const;
  return (
    <>
      <TitledCard {...card} title={t('website_audits.findings')}>
        {costly.length + others.length === 0 ? (
          <Text as="p" tone="muted">
            {t(isWhole ? 'website_audits.findings.none' : 'website_audits.findings.none_known')}
          </Text>
        ) : (
          <DataList label={t('website_audits.findings')}>
            {costly.map((finding) => (
              <FindingRow
                key={finding.id}
                finding={finding}
                cost={<Text weight="medium">{costText(finding.points)}</Text>}
              />
            ))}
            {others.map(({ category, points }) => (
              <FindingRow
                key={category}
                finding={{ category, title: t('website_audits.findings.others') }}
                cost={<Text weight="medium">{costText(points)}</Text>}
              />
            ))}
          </DataList>
        )}
      </TitledCard>
      {advice.length > 0 && (
        <TitledCard {...card} title={t('website_audits.advice')}>
          <DataList label={t('website_audits.advice')}>
            {advice.map((finding) => (
              <FindingRow key={finding.id} finding={finding} />
            ))}
          </DataList>
        </TitledCard>
      )}
      {audit.fixed.length > 0 && (
        <TitledCard {...card} title={t('website_audits.fixed')}>
          <DataList label={t('website_audits.fixed')}>
            {audit.fixed.map((finding) => (
              <FindingRow key={finding.id} finding={finding} />
            ))}
          </DataList>
        </TitledCard>
      )}
    </>
  );
}

interface FindingRowProps {
  finding: Pick<AuditFinding, 'category' | 'title'> & Partial<Pick<AuditFinding, 'value'>>;
  cost?: ReactNode;
}

function FindingRow({ finding: { category, title, value }, cost }: FindingRowProps): JSX.Element {
  const t = useTranslate();
  return (
    <DataRow
      title={title}
      details={
        <>
          <Tag>{t(`website_audits.category.${category}`)}</Tag>
          {value && <Text wrap="anywhere">{value}</Text>}
        </>
      }
      actions={cost}
      basis="200px"
    />
  );
}

/** What a finding costs, in words; unknown is not nothing. */
function useCostText(): (points: number | null) => string {
  const t = useTranslate();
  return (points) => {
    if (points === null) return t('website_audits.finding.cost_unknown');
    const count = Math.round(points);
    if (count < 1) return t('website_audits.finding.cost_small');
    return t('website_audits.finding.cost', { points: t('website_audits.points', { count }) });
  };
}
