import type { RawRequest } from '../request.ts';
import type { LocationRows } from './location-samples.ts';
import { sampleKeyword, type RankingRows } from './make-ranking-rows.ts';

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
