import { permissions, type Permission } from '@pinfold/contract/access/permissions';
import type { Language } from '@pinfold/contract/languages';

/** What somebody will be able to do, in words, the widest of each kind: who answers reviews reads them, too. */
export function abilitiesOf(held: readonly Permission[], language: Language): string[] {
  return abilities.flatMap((kind) => {
    const widest = kind.find(({ anyOf }) => anyOf.some((one) => held.includes(one)));
    return widest ? [widest.words[language]] : [];
  });
}

interface Ability {
  anyOf: readonly Permission[];
  words: Record<Language, string>;
}

const ability = (anyOf: readonly Permission[], pl: string, en: string, es: string): Ability => ({
  anyOf,
  words: { pl, en, es },
});

/** By kind; within a kind the widest first. */
const abilities: readonly (readonly Ability[])[] = [
  [
    ability(
      permissions.filter((one) => one.startsWith('edit_facility_')),
      'zmieniać dane wizytówek',
      'edit listing data',
      'editar los datos de las fichas',
    ),
    ability(
      ['view_facilities_data'],
      'przeglądać dane wizytówek',
      'see listing data',
      'ver los datos de las fichas',
    ),
  ],
  [
    ability(['reply_reviews'], 'odpowiadać na opinie', 'reply to reviews', 'responder a las reseñas'),
    ability(['view_reviews', 'view_reviews_analytics'], 'czytać opinie', 'read reviews', 'leer las reseñas'),
  ],
  [
    ability(
      ['add_and_delete_local_posts', 'add_and_delete_photos'],
      'publikować posty i zdjęcia',
      'publish posts and photos',
      'publicar entradas y fotos',
    ),
    ability(
      ['view_local_posts', 'view_photos'],
      'oglądać posty i zdjęcia',
      'see posts and photos',
      'ver entradas y fotos',
    ),
  ],
  [
    ability(
      ['approve_and_reject_external_changes', 'protect_from_external_changes'],
      'decydować o zmianach z zewnątrz',
      'decide about outside changes',
      'decidir sobre los cambios externos',
    ),
    ability(
      ['view_external_changes', 'view_external_changes_history'],
      'śledzić zmiany z zewnątrz',
      'follow outside changes',
      'seguir los cambios externos',
    ),
  ],
  [
    ability(
      ['add_and_edit_q_and_a', 'delete_q_and_a'],
      'odpowiadać na pytania',
      'answer questions',
      'responder a preguntas',
    ),
    ability(['view_q_and_a'], 'czytać pytania', 'read questions', 'leer preguntas'),
  ],
  [
    ability(
      ['manage_keywords', 'manage_competition_places'],
      'wybierać frazy i konkurentów',
      'choose keywords and competitors',
      'elegir palabras clave y competidores',
    ),
    ability(
      ['view_maps_rankings', 'view_maps_competition_rankings'],
      'sprawdzać pozycje w mapach',
      'check positions on maps',
      'consultar posiciones en los mapas',
    ),
  ],
  [
    ability(
      ['view_dashboard', 'view_gmb_insights'],
      'oglądać pulpit i statystyki',
      'see the dashboard and statistics',
      'ver el panel y las estadísticas',
    ),
  ],
  [
    ability(
      ['view_rb_reviews', 'view_rb_reviews_analytics', 'view_rb_forms'],
      'oglądać wyniki Review Boostera',
      'see the results of Review Booster',
      'ver los resultados de Review Booster',
    ),
  ],
  [
    ability(
      ['manage_store_locator'],
      'ustawiać Store Locator',
      'set up the Store Locator',
      'configurar el Store Locator',
    ),
  ],
  [
    ability(
      ['manage_company_data'],
      'zarządzać danymi firmy i subskrypcją',
      'manage company data and the subscription',
      'gestionar los datos de la empresa y la suscripción',
    ),
  ],
  [
    ability(
      ['manage_gmb_account', 'manage_external_gmb_addresses', 'manage_google_play_account'],
      'zarządzać połączonymi kontami',
      'manage connected accounts',
      'gestionar las cuentas conectadas',
    ),
  ],
  [
    ability(['manage_team'], 'zarządzać zespołem', 'manage the team', 'gestionar el equipo'),
    ability(['view_team'], 'widzieć zespół', 'see the team', 'ver el equipo'),
  ],
];
