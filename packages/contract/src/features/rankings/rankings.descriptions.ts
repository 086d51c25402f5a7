import type { OperationsOf } from '../../operations-of.ts';
import type * as competitors from './competitors.endpoints.ts';
import type * as positions from './positions.endpoints.ts';
import type * as rankGrids from './rank-grids.endpoints.ts';

type Operations = OperationsOf<typeof competitors | typeof positions | typeof rankGrids>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const rankingsDescriptions: Readonly<Record<Operations, string>> = {
  listRankKeywords: 'Lists the keywords that have positions, those of the most locations first.',
  searchPositions: 'Answers the positions of one location on maps over time, one series for each keyword.',
  getRankOverview: 'Answers the positions of all locations over time as measures and bands.',
  listLocationPositions: 'Lists the positions of each location in a period, one column for each keyword.',
  getRankMap:
    'Answers the latest position of every location by one keyword, with coordinates to draw it on a map.',
  getCompetition:
    'Answers the positions of one location beside those of its competitors, as searched from that location.',
  comparePositions: 'Compares the positions of two sets of locations or listings, A and B.',
  listCompetitors: 'Lists the listings that the company compares itself with.',
  createCompetitor:
    'Adds a listing to compare with, one that `searchCompetitorPlaces` or `listSuggestedCompetitors` showed.',
  searchCompetitorPlaces: 'Finds listings on the map by name near one of the own locations.',
  listSuggestedCompetitors: 'Lists who is ahead of the own locations most often now.',
  deleteCompetitor: 'Ends the comparison with a listing. The positions that were stored of it are deleted.',
  listRankGrids: 'Lists the grids of locations that the member may see, with their last scans.',
  createRankGrid:
    'Lays a grid of search points around a location and scans it for the first time. Every scan costs searches.',
  updateRankGrid: 'Changes how often a grid is scanned.',
  deleteRankGrid: 'Removes a grid with its scans.',
  listRankScans: 'Lists the scans of a grid, the newest first.',
  createRankScan: 'Scans a grid now, beside its regular scans.',
};
