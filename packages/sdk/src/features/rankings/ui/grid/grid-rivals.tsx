'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { RankScan } from '../../ranking.ts';
import type { GridLabels } from './grid-labels.ts';

interface GridRivalsProps {
  scan: RankScan;
  words: GridLabels;
  headingLevel: 3 | 4 | 5;
}

/** Listings among the first three nearby, with the company's location at its rank. */
export function GridRivals({ scan, words, headingLevel }: GridRivalsProps): JSX.Element | null {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const winners = localWinners(scan);
  if (scan.rivals.length === 0) return null;
  const shown = isWhole ? winners : winners.filter(({ isOwn }, index) => index < few || isOwn);
  return (
    <Stack gap={3} align="start">
      <Heading level={headingLevel} size="m">
        {t('rankings.grid.rivals.title')}
      </Heading>
      <List as="ol" gap={4} inlineSize="100%">
        {shown.map(({ key, name, isOwn, top3_share, average_all }) => (
          <Stack as="li" key={key} gap={1}>
            <Row gap={4} align="start" justify="between">
              <Text weight={isOwn ? 'bold' : undefined} wrap="anywhere" minInlineSize="0">
                {isOwn ? t('rankings.grid.rivals.own') : name}
              </Text>
              <Text weight={isOwn ? 'bold' : undefined} isTabular>
                {words.share(top3_share)}
              </Text>
            </Row>
            <ProgressBar
              label={isOwn ? t('rankings.grid.rivals.own') : name}
              isLabelHidden
              value={Math.round((top3_share ?? 0) * 100)}
              valueLabel={t('rankings.grid.rivals.share', {
                share: words.share(top3_share),
                average: words.average(average_all),
              })}
              tone={isOwn ? 'good' : 'primary'}
            />
          </Stack>
        ))}
      </List>
      {winners.length > shown.length || isWhole ? (
        <Button size="s" variant="ghost" onPress={() => setWhole(!isWhole)}>
          {isWhole
            ? t('rankings.grid.rivals.fewer')
            : t('rankings.grid.rivals.all', { count: winners.length })}
        </Button>
      ) : null}
    </Stack>
  );
}

const few = 5;

/** A listing that was found around the location, or the location itself. */
interface LocalWinner {
  key: string;
  name: string;
  isOwn: boolean;
  top3_share: number | null;
  average_all: number | null;
}

/** Rivals and the location itself, those first who are among the first three the most; a tie goes by the average. */
function localWinners({ rivals, top3_share, average_all }: RankScan): LocalWinner[] {
  const own = { key: 'own', name: '', isOwn: true, top3_share, average_all };
  return [own, ...rivals.map((rival) => ({ ...rival, key: rival.place_id, isOwn: false }))].toSorted(
    (one, other) =>
      (other.top3_share ?? 0) - (one.top3_share ?? 0) || (one.average_all ?? 99) - (other.average_all ?? 99),
  );
}
