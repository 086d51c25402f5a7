'use client';
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
  const { costly, advice } = sortFindings(audit);
  const costText = useCostText();
  const card = { headingLevel, part: 'WebsiteAudits-card' } as const;
  return (
    <>
      <TitledCard {...card} title={t('website_audits.findings')}>
        {costly.length === 0 ? (
          <Text as="p" tone="muted">
            {t('website_audits.findings.none')}
          </Text>
        ) : (
          <DataList label={t('website_audits.findings')}>
            {costly.map((finding) => (
              <FindingRow
                key={finding.id}
                finding={finding}
                cost={<Text weight="medium">{costText(finding.cost)}</Text>}
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
function useCostText(): (cost: number | null) => string {
  const t = useTranslate();
  return (cost) => {
    if (cost === null) return t('website_audits.finding.cost_unknown');
    const count = Math.round(cost);
    if (count < 1) return t('website_audits.finding.cost_small');
    return t('website_audits.finding.cost', { points: t('website_audits.points', { count }) });
  };
}
