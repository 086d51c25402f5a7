import type { OperationsOf } from '../../operations-of.ts';
import type * as organicResults from './organic-results.endpoints.ts';
import type * as qualityAudits from './quality-audits.endpoints.ts';
import type * as socialAudits from './social-audits.endpoints.ts';
import type * as websiteCompetitors from './website-competitors.endpoints.ts';

type Operations = OperationsOf<
  typeof organicResults | typeof qualityAudits | typeof socialAudits | typeof websiteCompetitors
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const websitesDescriptions: Readonly<Record<Operations, string>> = {
  getLastQualityAudit: 'Answers the last audit of a website that ended well, and how a later one stands.',
  listQualityAudits: 'Lists the audits of a website, the newest first.',
  createQualityAudit:
    'Begins an audit of a website in the background. While one is under way that one is answered instead; a website is audited three times a day at most.',
  getSocialAudits:
    "Answers how good the company's profiles in social networks are, by the locations that the member may see.",
  listOrganicResults: 'Lists the positions of websites in search results, keyword by keyword.',
  getOrganicCompetition:
    'Compares the positions of one own website with those of its competitors in the same searches.',
  checkWebsite:
    'Looks up all keywords of a website now, in the background and beside the regular searches. A website is looked up three times a day at most.',
  listWebsiteCompetitors:
    'Lists the websites that one own website is compared with, and which others the searches suggest.',
  createWebsiteCompetitor:
    'Adds a website to compare an own one with. Its positions come with the next searches.',
  deleteWebsiteCompetitor:
    'Ends the comparison with a website. The positions that were stored of it are deleted.',
};
