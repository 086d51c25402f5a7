/** Words of review categories, in Spanish. */
export const esReviewCategories = {
  'review_categories.title': 'Categorías de reseñas',
  'review_categories.lead':
    'Una categoría reúne reseñas sobre un mismo tema, como el servicio o los precios. Las automáticas encuentran solas las reseñas nuevas.',
  'review_categories.used': '{{used}} de {{max}} automáticas',
  'review_categories.add': 'Nueva categoría',
  'review_categories.forbidden': 'No tienes acceso a las categorías de reseñas',
  'review_categories.not_allowed':
    'No puedes definir categorías de reseñas. Ponte en contacto con un gerente o con el propietario.',
  'review_categories.limit_reached_one':
    'Tu plan permite {{count}} categoría automática. Puedes asignar las demás a mano.',
  'review_categories.limit_reached_many':
    'Tu plan permite {{count}} de categorías automáticas. Puedes asignar las demás a mano.',
  'review_categories.limit_reached_other':
    'Tu plan permite {{count}} categorías automáticas. Puedes asignar las demás a mano.',
  'review_categories.plan_link': 'Ver planes',
  'review_categories.empty.title': 'Aún no tienes categorías',
  'review_categories.empty.text':
    'Añade la primera, por ejemplo «Servicio», y algunas frases que la identifiquen. Verás enseguida cuántas reseñas encuentra.',
  'review_categories.failed': 'No se pudieron cargar las categorías',
  'review_categories.no_phrases': 'Sin frases',
  'review_categories.more_phrases': 'y {{count}} más',
  'review_categories.reviews_one': '{{count}} reseña',
  'review_categories.reviews_many': '{{count}} de reseñas',
  'review_categories.reviews_other': '{{count}} reseñas',
  'review_categories.automatic': 'Automática',
  'review_categories.edit': 'Editar: {{name}}',
  'review_categories.delete': 'Eliminar: {{name}}',

  'review_categories.form.new': 'Nueva categoría',
  'review_categories.form.change': 'Editar categoría',
  'review_categories.form.name': 'Nombre',
  'review_categories.form.name_placeholder': 'p. ej. Servicio',
  'review_categories.form.phrases': 'Frases',
  'review_categories.form.phrases_placeholder': 'Escribe una frase y pulsa Intro',
  'review_categories.form.add_phrase': 'Añadir',
  'review_categories.form.remove_phrase': 'Quitar frase: {{phrase}}',
  'review_categories.form.wrong_phrase': '{{phrase}}, frase demasiado larga',
  'review_categories.form.inflection':
    'La forma no importa: «café» encuentra también «cafés», y el polaco «kawa» también «kawę» y «kawy», pero no «kawaler». Varias palabras se buscan en el mismo orden. Entre comillas: exactamente como está escrito.',
  'review_categories.form.automatic': 'Asignar automáticamente',
  'review_categories.form.automatic_hint':
    'Las reseñas nuevas y las anteriores entran solas en la categoría. Los cambios hechos a mano se conservan.',
  'review_categories.form.save': 'Guardar',
  'review_categories.form.create': 'Añadir categoría',
  'review_categories.form.saving': 'Guardando',
  'review_categories.form.name_missing': 'Escribe el nombre de la categoría.',
  'review_categories.form.name_too_long': 'El nombre puede tener {{max}} caracteres como máximo.',
  'review_categories.form.phrase_too_long': 'Una frase puede tener {{max}} caracteres como máximo.',
  'review_categories.form.too_many_phrases': 'Una categoría puede tener {{max}} frases como máximo.',
  'review_categories.form.unchanged': 'No ha cambiado nada.',
  'review_categories.form.phrases_needed':
    'Sin frases la categoría no encuentra reseñas por sí sola. Añade al menos una.',

  'review_categories.tried.title': 'Lo que encuentran estas frases',
  'review_categories.tried.found_one': '{{count}} reseña encontrada entre las {{read}} últimas con texto',
  'review_categories.tried.found_many':
    '{{count}} de reseñas encontradas entre las {{read}} últimas con texto',
  'review_categories.tried.found_other': '{{count}} reseñas encontradas entre las {{read}} últimas con texto',
  'review_categories.tried.none':
    'Ninguna de las {{read}} últimas reseñas con texto coincide. Prueba con una frase más corta o con otra palabra.',
  'review_categories.tried.by': 'frase «{{phrase}}»',
  'review_categories.tried.failed': 'No se pudieron probar las frases.',

  'review_categories.delete_title': '¿Eliminar la categoría «{{name}}»?',
  'review_categories.delete_text_one':
    'Desaparecerá de {{count}} reseña, con su sentimiento, y de la analítica. La reseña se conserva. No se puede deshacer.',
  'review_categories.delete_text_many':
    'Desaparecerá de {{count}} de reseñas, con su sentimiento, y de la analítica. Las reseñas se conservan. No se puede deshacer.',
  'review_categories.delete_text_other':
    'Desaparecerá de {{count}} reseñas, con su sentimiento, y de la analítica. Las reseñas se conservan. No se puede deshacer.',
  'review_categories.delete_confirm': 'Eliminar categoría',
  'review_categories.deleting': 'Eliminando la categoría',

  'review_categories.run.title': 'Categorización de reseñas',
  'review_categories.run.start': 'Categorizar de nuevo',
  'review_categories.run.starting': 'Empezando',
  'review_categories.run.nothing_automatic': 'Primero haz automática al menos una categoría.',
  'review_categories.run.idle':
    'Las reseñas nuevas se categorizan según llegan. También puedes revisar todas de nuevo.',
  'review_categories.run.processing': 'Categorizando reseñas',
  'review_categories.run.progress': '{{processed}} de {{total}}',
  'review_categories.run.blocked':
    'Hasta que termine, no se pueden cambiar a mano las categorías ni el sentimiento.',
  'review_categories.run.done_one': 'Terminado {{when}}: {{count}} reseña.',
  'review_categories.run.done_many': 'Terminado {{when}}: {{count}} de reseñas.',
  'review_categories.run.done_other': 'Terminado {{when}}: {{count}} reseñas.',
  'review_categories.run.failed':
    'La categorización ha fallado. Lo ya hecho se conserva. Inténtalo de nuevo.',
  'review_categories.run.by_rule': 'Las frases deciden la categoría.',
  'review_categories.run.by_model': 'El modelo de IA decide la categoría, con las frases como pista.',

  'review_categories.tags.title': 'Categorías y sentimiento',
  'review_categories.tags.overall': 'Toda la reseña',
  'review_categories.tags.categories': 'Categorías',
  'review_categories.tags.none': 'Esta reseña aún no tiene categorías.',
  'review_categories.tags.add': 'Añadir categoría',
  'review_categories.tags.search': 'Buscar categoría',
  'review_categories.tags.nothing_found': 'No existe esa categoría',
  'review_categories.tags.all_added': 'La reseña ya tiene todas las categorías.',
  'review_categories.tags.no_categories': 'La empresa aún no tiene categorías de reseñas.',
  'review_categories.tags.remove': 'Quitar categoría: {{name}}',
  'review_categories.tags.sentiment': 'Sentimiento, {{name}}: {{sentiment}}',
  'review_categories.tags.busy':
    'Se están categorizando las reseñas: {{processed}} de {{total}}. Se podrá cambiar a mano cuando termine.',
  'review_categories.tags.failed': 'No se pudo guardar el cambio.',
  'review_categories.tags.added': 'Categoría añadida: {{name}}',
  'review_categories.tags.removed': 'Categoría quitada: {{name}}',
  'review_categories.tags.changed': 'Sentimiento cambiado, {{name}}: {{sentiment}}',

  'review_categories.bulk.title_one': 'Categorías de {{count}} reseña',
  'review_categories.bulk.title_many': 'Categorías de {{count}} de reseñas',
  'review_categories.bulk.title_other': 'Categorías de {{count}} reseñas',
  'review_categories.bulk.add': 'Añadir a categorías',
  'review_categories.bulk.remove': 'Quitar de categorías',
  'review_categories.bulk.remove_choice': 'Quitar de la selección: {{name}}',
  'review_categories.bulk.left_out_one': '{{count}} ya tiene respuesta o fue eliminada, se omite',
  'review_categories.bulk.left_out_many': '{{count}} ya tienen respuesta o fueron eliminadas, se omiten',
  'review_categories.bulk.left_out_other': '{{count}} ya tienen respuesta o fueron eliminadas, se omiten',
  'review_categories.bulk.nothing': 'Elige una categoría para añadir o quitar.',
  'review_categories.bulk.both': 'La misma categoría no se puede añadir y quitar.',
  'review_categories.bulk.apply_one': 'Cambiar {{count}} reseña',
  'review_categories.bulk.apply_many': 'Cambiar {{count}} de reseñas',
  'review_categories.bulk.apply_other': 'Cambiar {{count}} reseñas',
  'review_categories.bulk.applying': 'Cambiando categorías',
  'review_categories.bulk.changed_one': 'Categorías cambiadas en {{count}} reseña',
  'review_categories.bulk.changed_many': 'Categorías cambiadas en {{count}} de reseñas',
  'review_categories.bulk.changed_other': 'Categorías cambiadas en {{count}} reseñas',
  'review_categories.bulk.unchanged': 'Todas las reseñas ya tenían esas categorías',
  'review_categories.bulk.skipped_one': '{{count}} omitida: ya tiene respuesta o ya no existe.',
  'review_categories.bulk.skipped_many': '{{count}} omitidas: ya tienen respuesta o ya no existen.',
  'review_categories.bulk.skipped_other': '{{count}} omitidas: ya tienen respuesta o ya no existen.',
  'review_categories.bulk.done': 'Listo',
};
