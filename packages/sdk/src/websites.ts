'use client';
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
