'use client';
export {
  WebsitePositions,
  type WebsitePositionsAppearance,
  type WebsitePositionsProps,
} from './features/websites/ui/positions/website-positions.tsx';
export {
  WebsiteCompetition,
  type WebsiteCompetitionAppearance,
  type WebsiteCompetitionProps,
} from './features/websites/ui/competition/website-competition.tsx';
