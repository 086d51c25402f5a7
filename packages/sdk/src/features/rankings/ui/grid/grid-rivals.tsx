'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { RankScan } from '../../ranking.ts';
import { localWinners } from './local-winners.ts';
import type { GridWords } from './use-grid-words.ts';

interface GridRivalsProps {
  scan: RankScan;
  words: GridWords;
  headingLevel: 3 | 4 | 5;
}

/** Who is among the first three around here, with our own location in its place. */
export function GridRivals({ scan, words, headingLevel }: GridRivalsProps): JSX.Element | null {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const winners = localWinners(scan);
  if (scan.rivals.length === 0) return null;
  const shown = isWhole ? winners : winners.filter(({ isOwn }, index) => index < few || isOwn);
  return (
    <Rivals>
      <Heading level={headingLevel} size="m">
        {t('rankings.grid.rivals.title')}
      </Heading>
      <ol>
        {shown.map(({ key, name, isOwn, top3_share, average_all }) => (
          <Rival key={key} data-own={isOwn || undefined}>
            <Text wrap="anywhere">{isOwn ? t('rankings.grid.rivals.own') : name}</Text>
            <Share>{words.share(top3_share)}</Share>
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
          </Rival>
        ))}
      </ol>
      {winners.length > shown.length || isWhole ? (
        <Button size="s" variant="ghost" onPress={() => setWhole(!isWhole)}>
          {isWhole
            ? t('rankings.grid.rivals.fewer')
            : t('rankings.grid.rivals.all', { count: winners.length })}
        </Button>
      ) : null}
    </Rivals>
  );
}

const few = 5;

const Rivals = styled.div.withConfig(innerClass('GeoGridCard-rivals'))`
  display: grid;
  justify-items: start;
  gap: 10px;
  & > ol {
    display: grid;
    gap: 10px;
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Rival = styled.li.withConfig(innerClass('GeoGridCard-rival'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 3px 12px;
  & > :last-child {
    grid-column: 1 / -1;
  }
  &:where([data-own]) {
    font-weight: 650;
  }
`;

const Share = styled.span.withConfig(innerClass('GeoGridCard-rivalShare'))`
  font-variant-numeric: tabular-nums;
`;
