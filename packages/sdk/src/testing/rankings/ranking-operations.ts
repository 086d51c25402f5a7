import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from '../test-operations.ts';

const reading: Access = {
  permission: 'view_maps_rankings',
  module: 'monitoring',
  plan: 'local_positions',
  demo: 'allowed',
};
const scanning: Access = { ...reading, permission: 'manage_keywords', demo: 'blocked' };
const comparing: Access = {
  permission: 'view_maps_competition_rankings',
  module: 'monitoring',
  plan: 'compare_competition',
  demo: 'allowed',
};
const looking: Access = { ...comparing, permission: 'manage_competition_places' };
const choosing: Access = { ...looking, demo: 'blocked', concernsAllLocations: true };

export type RankingOperation =
  | 'listRankKeywords'
  | 'searchPositions'
  | 'getRankOverview'
  | 'listLocationPositions'
  | 'getRankMap'
  | 'getCompetition'
  | 'comparePositions'
  | 'listCompetitors'
  | 'searchCompetitorPlaces'
  | 'listSuggestedCompetitors'
  | 'createCompetitor'
  | 'deleteCompetitor'
  | 'listRankGrids'
  | 'createRankGrid'
  | 'updateRankGrid'
  | 'deleteRankGrid'
  | 'listRankScans'
  | 'createRankScan';

/** Calls about positions on maps, competitors and grids. Fixed paths stand before those with an id. */
export const rankingOperations: Readonly<Record<RankingOperation, TestOperation>> = {
  listRankKeywords: { method: 'GET', path: '/rankings/keywords/', access: reading },
  searchPositions: { method: 'POST', path: '/rankings/positions/', access: reading },
  getRankOverview: { method: 'POST', path: '/rankings/overview/', access: reading },
  listLocationPositions: { method: 'POST', path: '/rankings/locations/', access: reading },
  getRankMap: { method: 'POST', path: '/rankings/map/', access: reading },
  getCompetition: { method: 'POST', path: '/rankings/competition/', access: comparing },
  comparePositions: { method: 'POST', path: '/rankings/comparison/', access: comparing },
  listCompetitors: { method: 'GET', path: '/competitors/', access: comparing },
  searchCompetitorPlaces: { method: 'GET', path: '/competitors/search/', access: looking },
  listSuggestedCompetitors: { method: 'GET', path: '/competitors/suggested/', access: looking },
  createCompetitor: { method: 'POST', path: '/competitors/', access: choosing },
  deleteCompetitor: {
    method: 'DELETE',
    path: '/competitors/{id}/',
    access: choosing,
  },
  listRankGrids: { method: 'GET', path: '/rank-grids/', access: reading },
  createRankGrid: { method: 'POST', path: '/rank-grids/', access: scanning },
  updateRankGrid: { method: 'PATCH', path: '/rank-grids/{id}/', access: scanning },
  deleteRankGrid: { method: 'DELETE', path: '/rank-grids/{id}/', access: scanning },
  listRankScans: { method: 'GET', path: '/rank-grids/{id}/scans/', access: reading },
  createRankScan: { method: 'POST', path: '/rank-grids/{id}/scans/', access: scanning },
};
