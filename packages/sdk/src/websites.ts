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
export {
  WebsiteAudits,
  type WebsiteAuditsAppearance,
  type WebsiteAuditsProps,
} from './features/websites/ui/audits/website-audits.tsx';
export {
  WebsiteCompetitors,
  type WebsiteCompetitorsAppearance,
  type WebsiteCompetitorsProps,
} from './features/websites/ui/competitors/website-competitors.tsx';
export {
  SocialProfiles,
  type SocialProfilesAppearance,
  type SocialProfilesProps,
} from './features/websites/ui/social/social-profiles.tsx';
