'use client';
import { qualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import {
  auditCategories,
  type AuditCategory,
  auditNoise,
  type ScoreChange,
} from '@pinfold/contract/features/websites/quality-audit';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { type FigureChange, FigureChangeText } from '../../../../patterns/figure.tsx';
import { ScoreBar } from '../../../../patterns/score-bar.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { bandTones } from '../../../listings/ui/quality/quality-score.tsx';
import type { QualityAuditDetails } from '../../audits/audits.queries.ts';
import type { WebsiteAuditsState } from '../../audits/use-website-audits.ts';

interface AuditScoresProps extends Pick<WebsiteAuditsState, 'changes'> {
  audit: QualityAuditDetails;
  headingLevel: 2 | 3;
}

/** The four scores of an audit, each beside what it was before and the noise around that. */
export function AuditScores({ audit, changes, headingLevel }: AuditScoresProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { score, scores, engine_version: version, measured_at: measuredAt, created_at: createdAt } = audit;
  const hasChanges = Object.keys(changes ?? {}).length > 0;
  const facts = [
    t('website_audits.measured', { date: format.date(measuredAt ?? createdAt, 'date_time') }),
    version && `Lighthouse ${version}`,
  ];
  return (
    <TitledCard
      part="WebsiteAudits-card"
      title={t('website_audits.scores')}
      headingLevel={headingLevel}
      tools={
        score !== null && (
          <Text tone="muted">{t('website_audits.overall', { score: Math.round(score) })}</Text>
        )
      }
      note={
        hasChanges && t('website_audits.noise', { points: t('website_audits.points', { count: auditNoise }) })
      }
    >
      <Text as="p" tone="subtle" size="s">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      <Grid as="dl" fit="190px" gap={6}>
        {auditCategories.map((category) => (
          <CategoryScore
            key={category}
            category={category}
            score={scores[category]}
            change={changes?.[category]}
            isCompared={changes !== undefined}
          />
        ))}
      </Grid>
    </TitledCard>
  );
}

interface CategoryScoreProps {
  category: AuditCategory;
  score: number | null;
  change: ScoreChange | undefined;
  /** False while the audits before are not known: nothing is said about a change then. */
  isCompared: boolean;
}

function CategoryScore({ category, score, change, isCompared }: CategoryScoreProps): JSX.Element {
  const t = useTranslate();
  const name = t(`website_audits.category.${category}`);
  if (score === null)
    return (
      <Stack gap={2}>
        <Text as="dt" weight="medium">
          {name}
        </Text>
        <Text as="dd" tone="subtle">
          {t('website_audits.unmeasured')}
        </Text>
      </Stack>
    );
  const band = qualityBand(score);
  return (
    <Stack gap={2}>
      <Text as="dt" weight="medium">
        {name}
      </Text>
      <Row as="dd" gap={3} rowGap={1} wrap>
        <Text size="xl" weight="bold" isTabular>
          {t('website_audits.of_hundred', { score })}
        </Text>
        <Tag tone={bandTones[band]}>{t(`website_audits.band.${band}`)}</Tag>
      </Row>
      <Stack as="dd">
        <ScoreBar score={score} before={change?.from} noise={auditNoise} tone={bandTones[band]} />
      </Stack>
      {isCompared && (
        <Stack as="dd">
          <ChangeText change={change} />
        </Stack>
      )}
    </Stack>
  );
}

/** Says what became of a score: what is within the noise, or low only once, is no judgement. */
function ChangeText({ change }: Pick<CategoryScoreProps, 'change'>): JSX.Element {
  const t = useTranslate();
  if (!change)
    return (
      <Text size="s" tone="subtle">
        {t('website_audits.change.none')}
      </Text>
    );
  const { trend, from, step } = change;
  const text = t(`website_audits.change.${trend}`, {
    from,
    points: t('website_audits.points', { count: Math.abs(step) }),
  });
  return <FigureChangeText change={{ text, ...looks[trend] }} />;
}

const looks: Readonly<Record<ScoreChange['trend'], Omit<FigureChange, 'text'>>> = {
  same: { direction: 'none', meaning: 'same' },
  better: { direction: 'up', meaning: 'better' },
  worse: { direction: 'down', meaning: 'worse' },
  lower_once: { direction: 'down', meaning: 'same' },
  new_engine: { direction: 'none', meaning: 'same' },
};
