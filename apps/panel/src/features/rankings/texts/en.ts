import type { plRankings } from './pl.ts';

/** Positions on maps, in the panel, in English. */
export const enRankings: Record<keyof typeof plRankings, string> = {
  'rankings.single.title': 'Location visibility',
  'rankings.single.keywords_one': '{{address}} · {{count}} keyword',
  'rankings.single.keywords_few': '{{address}} · {{count}} keywords',
  'rankings.single.keywords_many': '{{address}} · {{count}} keywords',
  'rankings.single.keywords_other': '{{address}} · {{count}} keywords',
  'rankings.single.no_locations': 'You have no location yet',
  'rankings.single.add_first': 'Add a location, and its positions on the map are checked every day.',
  'rankings.single.to_locations': 'Go to locations',
  'rankings.all.title': 'All locations',
  'rankings.all.views': 'Views',
  'rankings.all.table': 'Table',
  'rankings.all.chart': 'Chart',
  'rankings.all.map': 'Map',
  'rankings.all.add_keywords': 'Add keywords',
  'rankings.all.lead': 'Which places your locations take on maps, day by day.',
  'rankings.competition.title': 'Competition on maps',
  'rankings.competition.lead': 'Your positions beside those of your competitors, from the same searches.',
  'rankings.competition.views': 'Views of the competition',
  'rankings.competition.beside': 'Beside competitors',
  'rankings.competition.comparator': 'Comparator',
  'rankings.competition.choose': 'Choose competitors',
  'rankings.competitors.title': 'Competitor locations',
  'rankings.competitors.lead': 'The listings that you compare your positions on maps with.',
  'rankings.competitors.compare': 'Compare positions',
};
