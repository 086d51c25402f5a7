'use client';
import { type JSX, useId, useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { TitledCard } from '../../../patterns/titled-card.tsx';
import { token } from '../../../theme/token.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/icons/arrow-icons.tsx';
import { Indent, List } from '../../../ui/layout/list.tsx';
import { Inset, Row, Spread, Stack } from '../../../ui/layout/stack.tsx';
import { Text, type TextTone } from '../../../ui/layout/text.tsx';
import type { DashboardStats, ScoreChangeLine } from '../dashboard.queries.ts';
import { useDashboardView } from './dashboard-context.ts';
import { isNoise, useDashboardText } from './use-dashboard-text.ts';

/**
 * Why the score is another than in the earlier period: a line an indicator, which add up to the change, and what each of
 * them is made of. It counts, and claims no causes.
 *
 * @throws Error outside a `DashboardView`.
 * @selector .pinfold-ScoreChanges
 * @example
 * ```tsx
 * const state = useDashboard();
 * return <DashboardView state={state}><ScoreChanges /></DashboardView>;
 * ```
 */
export function ScoreChanges(): JSX.Element | null {
  const t = useTranslate();
  const text = useDashboardText();
  const { stats, headingLevel } = useDashboardView();
  if (!stats) return null;
  const { changes } = stats;
  return (
    <TitledCard
      part="ScoreChanges"
      title={t('dashboard.changes.title')}
      headingLevel={headingLevel}
      tools={changes && <Points points={changes.total} isTotal />}
      note={changes && t('dashboard.changes.note')}
    >
      {!changes && (
        <Text as="p" tone="muted">
          {t(isOfSome(stats) ? 'dashboard.changes.visible' : 'dashboard.changes.unknown')}
        </Text>
      )}
      {changes?.lines.length === 0 && (
        <Text as="p" tone="muted">
          {t('dashboard.changes.none')}
        </Text>
      )}
      {changes && changes.lines.length > 0 && (
        <List aria-label={t('dashboard.changes.lines')} lines="between">
          {changes.lines.map((line) => (
            <ChangeLine key={line.indicator} line={line} most={mostOf(changes.lines)} />
          ))}
          <Row as="li" gap={3} padding={[3, 0]}>
            <Text weight="semibold" flex="grow">
              {t('dashboard.changes.total')}
            </Text>
            <Text weight="semibold" isTabular>
              {text.signed(changes.total)}
            </Text>
            <Inset inlineSize="28px" />
          </Row>
        </List>
      )}
    </TitledCard>
  );
}

/** Whether what is shown is of some locations alone, of which nothing is stored. */
export function isOfSome({ indicators }: DashboardStats): boolean {
  return indicators.some(({ scope }) => scope === 'visible');
}

function ChangeLine({ line, most }: { line: ScoreChangeLine; most: number }) {
  const t = useTranslate();
  const text = useDashboardText();
  const { stats } = useDashboardView();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = t(`dashboard.indicator.${line.indicator}`);
  const of = stats?.indicators.find((one) => one.id === line.indicator);
  // The points are those of the score; how much audits differ is said of the indicator's own value.
  const isNeutral =
    typeof of?.value === 'number' && of.before !== null && isNoise(line.indicator, of.value - of.before);
  return (
    <Stack as="li" part="ScoreChanges-row" gap={2} padding={[3, 0]}>
      <Row gap={3}>
        <Stack flex="grow" gap={1}>
          <Row gap={3} rowGap={1} wrap>
            <Text weight="medium">{name}</Text>
            {line.kind !== 'changed' && <Tag>{t(`dashboard.changes.${line.kind}`)}</Tag>}
          </Row>
          <Bar points={line.points} most={most} isNeutral={isNeutral} />
        </Stack>
        <Points points={line.points} isNeutral={isNeutral} />
        <Stack inlineSize="28px" flex="none">
          {line.inside.length > 0 && (
            <IconButton
              size="s"
              icon={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
              label={t('dashboard.changes.show', { name })}
              hasTooltip={false}
              aria-expanded={isOpen}
              {...(isOpen && { 'aria-controls': id })}
              onPress={() => setOpen(!isOpen)}
            />
          )}
        </Stack>
      </Row>
      {isOpen && (
        <Indent id={id} as="ul" gap={2}>
          {line.inside.map(({ key, points }) => (
            <Spread as="li" key={key ?? ''} gap={3}>
              <Text size="s" tone="muted" wrap="anywhere">
                {key === null ? t('dashboard.changes.others') : text.part(line.indicator, key)}
              </Text>
              <Text size="s" isTabular>
                {text.signed(points)}
              </Text>
            </Spread>
          ))}
        </Indent>
      )}
    </Stack>
  );
}

interface PointsProps {
  points: number;
  isTotal?: boolean;
  /** The change says nothing, so it is neither good nor bad. */
  isNeutral?: boolean;
}

function Points({ points, isTotal = false, isNeutral = false }: PointsProps) {
  const text = useDashboardText();
  const tone: TextTone = isNeutral || points === 0 ? 'muted' : points > 0 ? 'good' : 'bad';
  return (
    <Text
      tone={tone}
      weight="semibold"
      size={isTotal ? 'l' : undefined}
      minInlineSize="72px"
      textAlign="end"
      isTabular
      wrap={false}
    >
      {text.signed(points)}
    </Text>
  );
}

/** From the middle: what rose to the end, what fell to the start. */
function Bar({ points, most, isNeutral }: { points: number; most: number; isNeutral: boolean }) {
  const fill = points < 0 ? 'color-rank-worst' : 'color-rank-best';
  const share = most === 0 ? 0 : (50 * Math.abs(points)) / most;
  return (
    <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" width="100%" height={6}>
      <rect width={100} height={6} fill={token('color-line-2')} />
      <rect
        x={points < 0 ? 50 - share : 50}
        width={share}
        height={6}
        fill={token(isNeutral ? 'color-ink-3' : fill)}
      />
      <rect x={49.8} width={0.4} height={6} fill={token('color-field-line')} />
    </svg>
  );
}

function mostOf(lines: readonly ScoreChangeLine[]): number {
  return Math.max(...lines.map(({ points }) => Math.abs(points)));
}
