import type { RawAsked } from '../request.ts';
import type { LocationRows } from './location-samples.ts';
import { sampleKeyword as keyword, type RankingRows } from './make-ranking-rows.ts';

export function rankingSamples({
  locationId,
  gridId,
  competitorId,
  rivalPlaceId: place_id,
}: RankingRows & LocationRows): Record<string, RawAsked> {
  const ofGrid = { params: { id: gridId } };
  const keywords = [keyword];
  const preset = 'last_7_days';
  const ofLocation = { facility: locationId, keywords, preset };
  return {
    listRankKeywords: {},
    searchPositions: { body: ofLocation },
    getRankOverview: { body: { preset } },
    listLocationPositions: { body: { keywords, preset } },
    getRankMap: { body: { keyword } },
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
    createRankGrid: { body: { facility: locationId, keyword, size: 5 } },
    updateRankGrid: { ...ofGrid, body: { every: 'month' } },
    deleteRankGrid: ofGrid,
    listRankScans: ofGrid,
    createRankScan: ofGrid,
  };
}
