import type { plRankings } from './pl.ts';

/** Positions on maps, in the panel, in Spanish. */
export const esRankings: Record<keyof typeof plRankings, string> = {
  'rankings.single.title': 'Visibilidad de la ubicación',
  'rankings.single.keywords_one': '{{address}} · {{count}} palabra clave',
  'rankings.single.keywords_few': '{{address}} · {{count}} palabras clave',
  'rankings.single.keywords_many': '{{address}} · {{count}} palabras clave',
  'rankings.single.keywords_other': '{{address}} · {{count}} palabras clave',
  'rankings.single.no_locations': 'Todavía no tienes ninguna ubicación',
  'rankings.single.add_first': 'Añade una ubicación y comprobaremos cada día sus posiciones en el mapa.',
  'rankings.single.to_locations': 'Ir a las ubicaciones',
  'rankings.all.title': 'Todas las ubicaciones',
  'rankings.all.views': 'Vistas',
  'rankings.all.table': 'Tabla',
  'rankings.all.chart': 'Gráfico',
  'rankings.all.map': 'Mapa',
  'rankings.all.add_keywords': 'Añadir palabras clave',
  'rankings.all.lead': 'Qué puestos ocupan tus ubicaciones en los mapas, día a día.',
  'rankings.competition.title': 'Competencia en los mapas',
  'rankings.competition.lead': 'Tus posiciones junto a las de la competencia, de las mismas búsquedas.',
  'rankings.competition.views': 'Vistas de la competencia',
  'rankings.competition.beside': 'Junto a la competencia',
  'rankings.competition.comparator': 'Comparador',
  'rankings.competition.choose': 'Elegir competidores',
  'rankings.competitors.title': 'Ubicaciones de la competencia',
  'rankings.competitors.lead': 'Las fichas con las que comparas tus posiciones en los mapas.',
  'rankings.competitors.compare': 'Comparar posiciones',
};
