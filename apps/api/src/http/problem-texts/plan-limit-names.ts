import { planLimits, type PlanLimit } from '@pinfold/contract/access/plan-limits';
import type { Language } from '@pinfold/contract/languages';

const names: Record<Language, Record<PlanLimit, string>> = {
  pl: {
    max_facilities: 'lokalizacje',
    max_maps_keywords: 'frazy na mapach',
    max_ai_categorization_categories: 'kategorie opinii przypisywane przez AI',
    max_company_users: 'osoby w zespole',
    max_listings_competitors: 'wizytówki konkurencji',
    max_websites: 'strony internetowe',
    max_organic_keywords: 'frazy w wyszukiwarce',
    max_search_locations: 'miejsca wyszukiwania',
    max_website_competitors: 'strony konkurencji',
  },
  en: {
    max_facilities: 'locations',
    max_maps_keywords: 'keywords on maps',
    max_ai_categorization_categories: 'review categories assigned by AI',
    max_company_users: 'people in the team',
    max_listings_competitors: 'competitors’ listings',
    max_websites: 'websites',
    max_organic_keywords: 'keywords in search',
    max_search_locations: 'search locations',
    max_website_competitors: 'competitors’ websites',
  },
  es: {
    max_facilities: 'ubicaciones',
    max_maps_keywords: 'palabras clave en mapas',
    max_ai_categorization_categories: 'categorías de reseñas asignadas por IA',
    max_company_users: 'personas en el equipo',
    max_listings_competitors: 'fichas de la competencia',
    max_websites: 'sitios web',
    max_organic_keywords: 'palabras clave en el buscador',
    max_search_locations: 'lugares de búsqueda',
    max_website_competitors: 'sitios web de la competencia',
  },
};

/** What people call a plan's limit; undefined for any other word. */
export function planLimitName(word: string, language: Language): string | undefined {
  const limit = planLimits.find((one) => one === word);
  return limit && names[language][limit];
}
