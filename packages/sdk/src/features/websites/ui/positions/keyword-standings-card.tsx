'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RankBadge, RankMoveMark } from '../../../../patterns/rank-badge.tsx';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Table, type TableColumn } from '../../../../ui/collections/table.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { KeywordStanding } from '../../positions/organic-series.ts';
import type { WebsitePositionsState } from '../../positions/use-website-positions.ts';
import { shortAddress } from '../short-address.ts';
import { useAboveText } from './use-above-text.ts';

/** How many rows are drawn before somebody asks for all. */
const firstRows = 50;

interface KeywordStandingsCardProps {
  state: WebsitePositionsState;
  headingLevel: 2 | 3 | 4;
}

/** Each keyword from each place: where it stands, how it has moved, which page was found and what stood above. */
export function KeywordStandingsCard({ state, headingLevel }: KeywordStandingsCardProps): JSX.Element {
  const t = useTranslate();
  const [areAllShown, setAllShown] = useState(false);
  const columns = useColumns(state);
  const { standings } = state;
  const rows = areAllShown ? standings : standings.slice(0, firstRows);
  return (
    <TitledCard
      part="WebsitePositions-card"
      title={t('websites.keywords.title')}
      headingLevel={headingLevel}
      note={t('websites.keywords.note')}
    >
      <Table
        label={t('websites.keywords.title')}
        columns={columns}
        rows={rows}
        getKey={({ id }) => String(id)}
      />
      {rows.length < standings.length && (
        <div>
          <Button size="s" onPress={() => setAllShown(true)}>
            {t('websites.keywords.show_all', { number: standings.length })}
          </Button>
        </div>
      )}
    </TitledCard>
  );
}

function useColumns({ places }: WebsitePositionsState): TableColumn<KeywordStanding>[] {
  const t = useTranslate();
  const format = useFormat();
  const aboveOf = useAboveText();
  return [
    {
      id: 'keyword',
      header: t('websites.keywords.keyword'),
      isRowHeader: true,
      render: ({ keyword, location }) => (
        <Stack as="span">
          {keyword}
          <Text as="small" tone="muted" weight="regular">
            {places.find(({ id }) => id === location)?.name}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'position',
      header: t('websites.keywords.position'),
      render: ({ latest }) =>
        latest ? (
          <RankBadge position={latest.position} />
        ) : (
          <Text tone="muted" size="s">
            {t('websites.keywords.not_measured')}
          </Text>
        ),
    },
    {
      id: 'change',
      header: t('websites.keywords.change'),
      render: ({ latest, move }) =>
        move ? <RankMoveMark move={move} /> : <Dash meaning={latest && t('websites.keywords.no_change')} />,
    },
    {
      id: 'page',
      header: t('websites.keywords.page'),
      render: ({ latest }) =>
        latest?.url ? (
          <Text wrap="anywhere">
            <Link href={latest.url} target="_blank" rel="noreferrer">
              {shortAddress(latest.url)}
            </Link>
          </Text>
        ) : (
          <Dash meaning={latest && t('rank.beyond')} />
        ),
    },
    {
      id: 'above',
      header: t('websites.keywords.above'),
      render: ({ latest }) => (latest ? <span>{aboveOf(latest.above)}</span> : <Dash meaning={undefined} />),
    },
    {
      id: 'measured',
      header: t('websites.keywords.measured'),
      align: 'end',
      render: ({ latest }) =>
        latest ? <span>{format.day(latest.searched_at)}</span> : <Dash meaning={undefined} />,
    },
  ];
}

/** An empty cell, with what that means for screen readers. */
function Dash({ meaning }: { meaning: string | undefined }): JSX.Element {
  return (
    <>
      <span aria-hidden>–</span>
      {meaning && <VisuallyHidden>{meaning}</VisuallyHidden>}
    </>
  );
}
