import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { locations } from '../../features/listings/listings.table.ts';
import { ensureMonths } from '../../database/ensure-months.ts';
import {
  competitorRankDays,
  competitors,
  rankDays,
  rankGrids,
  rankLatest,
  rankMonths,
  rankScans,
  rankTerms,
  rankTotals,
  seenPlaces,
  rankMonthTables,
} from '../../features/rankings/rankings.table.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { LocationRows } from './location-samples.ts';
import { planted } from './planted.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of rankings for sample requests. */
export interface RankingRows {
  /** Of the first location, scanned once. */
  gridId: number;
  competitorId: number;
  /** Seen ahead of the first location, and no competitor yet. */
  rivalPlaceId: string;
}

/** Watched for all locations. */
const sampleKeyword = 'kawa';

const [rivalPlaceId, competitorPlaceId] = ['ChIJrival', 'ChIJcompetitor'];

const oneDay = { best: 4, points: 2, found: 2, sum: 9, top3: 0 };

const oneBand = { bandTop3: 0, bandTop10: 1, bandTop20: 0, bandBeyond: 0 };

/** A measured day of each location, by a keyword of all and by one of the second alone; a grid of each; who is ahead. */
export async function makeRankingRows(
  { services }: Pick<TestApi, 'services'>,
  place: SampleMember,
): Promise<RankingRows & { gridIds: [number, number] }> {
  const { queries } = services.database;
  const { companyId, locationIds } = place;
  const seenAt = services.now();
  const day = new Date(seenAt.getTime() - 86_400_000).toISOString().slice(0, 10);
  await placeOnMap(queries, place);
  await ensureMonths(queries, rankMonthTables, day, day);
  const terms = await makeTerms(queries, companyId);
  const rival = { placeId: rivalPlaceId, name: 'Kawiarnia Pod Gruszą', position: 1 };
  const hidden = { placeId: `ChIJ${planted}`, name: `Kawiarnia obok ${planted}`, position: 2 };
  const aheadOf = [[rival], [rival, hidden]];
  const measured = [
    { locationId: locationIds[0], termId: terms[0], ahead: aheadOf[0] },
    { locationId: locationIds[1], termId: terms[0], ahead: aheadOf[1] },
    { locationId: locationIds[1], termId: terms[1], ahead: aheadOf[1] },
  ];
  for (const { ahead = [], ...of } of measured) {
    await queries.insert(rankDays).values({ companyId, ...of, day, ...oneDay });
    const month = `${day.slice(0, 8)}01`;
    await queries.insert(rankMonths).values({ companyId, ...of, month, ...oneDay, ...oneBand });
    await queries.insert(rankLatest).values({ companyId, ...of, day, best: oneDay.best, ahead });
  }
  await queries.insert(rankTotals).values([
    {
      companyId,
      termId: terms[0],
      day,
      best: 4,
      points: 4,
      found: 4,
      sum: 18,
      top3: 0,
      ...oneBand,
      bandTop10: 2,
    },
    { companyId, termId: terms[1], day, ...oneDay, ...oneBand },
  ]);
  await queries.insert(seenPlaces).values(
    [rival, hidden, { placeId: competitorPlaceId, name: 'Kawiarnia Pod Lwem' }].map(({ placeId, name }) => ({
      companyId,
      placeId,
      name,
      address: 'Szewska 7, Kraków',
      latitude: 50.06,
      longitude: 19.94,
      category: 'Kawiarnia',
      rating: 4.6,
      reviewsCount: 320,
      seenAt,
    })),
  );
  const competitorId = await makeCompetitor(queries, place, seenAt);
  for (const of of measured)
    await queries
      .insert(competitorRankDays)
      .values({ companyId, locationId: of.locationId, termId: of.termId, competitorId, day, ...oneDay });
  const gridIds: [number, number] = [
    await makeGrid(queries, place, { locationId: locationIds[0], termId: terms[0], seenAt, rival }),
    await makeGrid(queries, place, { locationId: locationIds[1], termId: terms[1], seenAt, rival: hidden }),
  ];
  return { gridId: gridIds[0], gridIds, competitorId, rivalPlaceId };
}

async function placeOnMap(queries: Queryable, { companyId, locationIds }: SampleMember): Promise<void> {
  for (const [index, id] of locationIds.entries())
    await queries
      .update(locations)
      .set({ latitude: 50.061 + index / 100, longitude: 19.937, placeId: `ChIJown-${id}` })
      .where(and(eq(locations.companyId, companyId), eq(locations.id, id)));
}

/** A keyword of all locations, and one that only the second has. */
async function makeTerms(queries: Queryable, companyId: number): Promise<[number, number]> {
  const [first, second] = await queries
    .insert(rankTerms)
    .values([sampleKeyword, `kawa ${planted}`].map((text) => ({ companyId, keyword: text })))
    .returning({ id: rankTerms.id });
  return [first?.id ?? 0, second?.id ?? 0];
}

async function makeCompetitor(queries: Queryable, { companyId }: SampleMember, createdAt: Date) {
  const [row] = await queries
    .insert(competitors)
    .values({
      companyId,
      placeId: competitorPlaceId,
      name: 'Kawiarnia Pod Lwem',
      address: 'Szewska 7, Kraków',
      latitude: 50.06,
      longitude: 19.94,
      category: 'Kawiarnia',
      createdAt,
    })
    .returning({ id: competitors.id });
  return row?.id ?? 0;
}

interface SampleGrid {
  locationId: number;
  termId: number;
  seenAt: Date;
  rival: { placeId: string; name: string };
}

/** A small grid that was scanned once, by the calendar, the day before. */
async function makeGrid(
  queries: Queryable,
  { companyId }: SampleMember,
  { locationId, termId, seenAt, rival }: SampleGrid,
): Promise<number> {
  const [grid] = await queries
    .insert(rankGrids)
    .values({ companyId, locationId, termId, size: 3, spacingM: 500, every: 'never', createdAt: seenAt })
    .returning({ id: rankGrids.id });
  const gridId = grid?.id ?? 0;
  const requestedAt = new Date(seenAt.getTime() - 86_400_000);
  const measures = { average: 1, average_all: 1, top3_share: 1, found: 9, points: 9 };
  await queries.insert(rankScans).values({
    companyId,
    gridId,
    status: 3,
    requestedAt,
    requestedOn: requestedAt.toISOString().slice(0, 10),
    doneAt: requestedAt,
    latitude: 50.061,
    longitude: 19.937,
    positions: [4, 4, 4, 4, 4, 4, 4, 4, 4],
    best: 4,
    points: 9,
    found: 9,
    sum: 36,
    top3: 0,
    rivals: [{ place_id: rival.placeId, name: rival.name, ...measures }],
  });
  return gridId;
}

export function rankingSamples({
  locationId,
  gridId,
  competitorId,
  rivalPlaceId: place_id,
}: RankingRows & LocationRows): Record<string, RawRequest> {
  const ofGrid = { params: { id: gridId } };
  const keywords = [sampleKeyword];
  const preset = 'last_7_days';
  const ofLocation = { facility: locationId, keywords, preset };
  return {
    listRankKeywords: {},
    searchPositions: { body: ofLocation },
    getRankOverview: { body: { preset } },
    listLocationPositions: { body: { keywords, preset } },
    getRankMap: { body: { keyword: sampleKeyword } },
    listCompetitors: {},
    searchCompetitorPlaces: { query: { q: 'kawiarnia', facility: locationId } },
    listSuggestedCompetitors: {},
    createCompetitor: { body: { place_id } },
    deleteCompetitor: { params: { id: competitorId } },
    getCompetition: { body: ofLocation },
    comparePositions: {
      body: {
        a: { facilities_ids: [locationId], keywords },
        b: { competitors: [competitorId], keywords },
        preset,
      },
    },
    listRankGrids: {},
    createRankGrid: { body: { facility: locationId, keyword: sampleKeyword, size: 5 } },
    updateRankGrid: { ...ofGrid, body: { every: 'month' } },
    deleteRankGrid: ofGrid,
    listRankScans: ofGrid,
    createRankScan: ofGrid,
  };
}
