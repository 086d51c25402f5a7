import {
  getRankMap,
  getRankOverview,
  listLocationPositions,
  listRankKeywords,
  searchPositions,
} from '@pinfold/contract/features/rankings/positions.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { locationPositionsOf } from './location-positions.queries.ts';
import { rankMapOf } from './map.queries.ts';
import { overviewOf } from './overview.queries.ts';
import { positionsOf } from './positions.queries.ts';
import { rankKeywordsOf } from './rank-keywords.queries.ts';

export function mountReading(api: Api): void {
  const { queries } = api.services.database;
  const { now } = api.services;
  mount(api, listRankKeywords, ({ member, query }) => rankKeywordsOf(queries, member, query.facility, now()));
  mount(api, searchPositions, ({ member, body }) => positionsOf(queries, member, body, now()));
  mount(api, getRankOverview, ({ member, body }) => overviewOf(queries, member, body, now()));
  mount(api, listLocationPositions, ({ member, body }) => locationPositionsOf(queries, member, body, now()));
  mount(api, getRankMap, ({ member, body }) => rankMapOf(queries, member, body));
}
