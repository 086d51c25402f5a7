import {
  comparePositions,
  createCompetitor,
  deleteCompetitor,
  getCompetition,
  listCompetitors,
  listSuggestedCompetitors,
  searchCompetitorPlaces,
} from '@pinfold/contract/features/rankings/competitors.endpoints';
import {
  getRankMap,
  getRankOverview,
  listLocationPositions,
  listRankKeywords,
  searchPositions,
} from '@pinfold/contract/features/rankings/positions.endpoints';
import {
  createRankGrid,
  createRankScan,
  deleteRankGrid,
  listRankGrids,
  listRankScans,
  updateRankGrid,
} from '@pinfold/contract/features/rankings/rank-grids.endpoints';
import { type Api, mount } from '../../http/mount.ts';
import { compareSets, competitionAt } from './compete/comparison.service.ts';
import { listCompetitorsOf, suggestCompetitors } from './compete/competitors.queries.ts';
import { addCompetitor, removeCompetitor } from './compete/competitors.service.ts';
import { searchPlacesNear } from './compete/search-places.service.ts';
import { listGridsOf, listScansOf } from './grids/grids.queries.ts';
import { changeGrid, createGrid, removeGrid, requestScan } from './grids/grids.service.ts';
import { locationPositionsOf } from './read/location-positions.queries.ts';
import { rankMapOf } from './read/map.queries.ts';
import { overviewOf } from './read/overview.queries.ts';
import { positionsOf } from './read/positions.queries.ts';
import { rankKeywordsOf } from './read/rank-keywords.queries.ts';

export function mountRankings(api: Api): void {
  mountReading(api);
  mountCompeting(api);
  mountGrids(api);
}

function mountReading(api: Api): void {
  const { queries } = api.services.database;
  const { now } = api.services;
  mount(api, listRankKeywords, ({ member, query }) => rankKeywordsOf(queries, member, query.facility, now()));
  mount(api, searchPositions, ({ member, body }) => positionsOf(queries, member, body, now()));
  mount(api, getRankOverview, ({ member, body }) => overviewOf(queries, member, body, now()));
  mount(api, listLocationPositions, ({ member, body }) => locationPositionsOf(queries, member, body, now()));
  mount(api, getRankMap, ({ member, body }) => rankMapOf(queries, member, body));
}

function mountGrids(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listRankGrids, ({ member, query }) => listGridsOf(queries, member, query));
  mount(api, createRankGrid, ({ services, member, body }) => createGrid(services, member, body));
  mount(api, updateRankGrid, ({ services, member, params, body }) =>
    changeGrid(services, member, params.id, body.every),
  );
  mount(api, deleteRankGrid, ({ services, member, params }) => removeGrid(services, member, params.id));
  mount(api, listRankScans, ({ member, params, query }) => listScansOf(queries, member, params.id, query));
  mount(api, createRankScan, ({ services, member, params }) => requestScan(services, member, params.id));
}

function mountCompeting(api: Api): void {
  mount(api, listCompetitors, ({ services, member }) =>
    listCompetitorsOf(services.database.queries, member.companyId),
  );
  mount(api, searchCompetitorPlaces, ({ services, member, query, language }) =>
    searchPlacesNear(services, member, { ...query, language }),
  );
  mount(api, listSuggestedCompetitors, ({ services, member, query }) =>
    suggestCompetitors(services, member, query.facility),
  );
  mount(api, createCompetitor, ({ services, member, body }) =>
    addCompetitor(services, member, body.place_id),
  );
  mount(api, deleteCompetitor, ({ services, member, params }) =>
    removeCompetitor(services, member, params.id),
  );
  mount(api, getCompetition, ({ services, member, body }) => competitionAt(services, member, body));
  mount(api, comparePositions, ({ services, member, body }) => compareSets(services, member, body));
}
