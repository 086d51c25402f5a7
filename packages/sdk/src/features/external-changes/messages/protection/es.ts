export const esExternalChangesProtection = {
  'external_changes.protection.forbidden': 'No tienes acceso a los cambios externos',
  'external_changes.protection.failed': 'No se pudieron cargar los ajustes de protección',
  'external_changes.protection.automatic.title': 'Rechazo automático',
  'external_changes.protection.automatic': 'Rechazar automáticamente los cambios de campos protegidos',
  'external_changes.protection.automatic_on':
    'Rechazamos los cambios de campos protegidos en cuanto los detectamos. Los encontrarás todos en el historial.',
  'external_changes.protection.automatic_off':
    'Los cambios de campos protegidos esperan tu decisión y te los recordamos.',
  'external_changes.protection.rehearsal_one':
    'En los últimos {{days}} días habría rechazado {{rejected}} de {{count}} cambio.',
  'external_changes.protection.rehearsal_many':
    'En los últimos {{days}} días habría rechazado {{rejected}} de {{count}} de cambios.',
  'external_changes.protection.rehearsal_other':
    'En los últimos {{days}} días habría rechazado {{rejected}} de {{count}} cambios.',
  'external_changes.protection.rehearsal_empty':
    'Nadie cambió nada en los últimos {{days}} días, así que no hay con qué probarla.',
  'external_changes.protection.stopped_one':
    'Habría dejado {{count}} cambio a una persona, porque alguien insistía en hacerlo de nuevo.',
  'external_changes.protection.stopped_many':
    'Habría dejado {{count}} de cambios a una persona, porque alguien insistía en hacerlos de nuevo.',
  'external_changes.protection.stopped_other':
    'Habría dejado {{count}} cambios a una persona, porque alguien insistía en hacerlos de nuevo.',
  'external_changes.protection.would_reject_one': 'rechazaría {{rejected}} de {{count}} cambio',
  'external_changes.protection.would_reject_many': 'rechazaría {{rejected}} de {{count}} de cambios',
  'external_changes.protection.would_reject_other': 'rechazaría {{rejected}} de {{count}} cambios',
  'external_changes.protection.changed_one': '{{count}} cambio en {{days}} días',
  'external_changes.protection.changed_many': '{{count}} de cambios en {{days}} días',
  'external_changes.protection.changed_other': '{{count}} cambios en {{days}} días',
  'external_changes.protection.edit_war_one':
    'Tras {{count}} rechazo del mismo campo en una ubicación en {{days}} días, la protección se detiene y pide que decida una persona.',
  'external_changes.protection.edit_war_many':
    'Tras {{count}} de rechazos del mismo campo en una ubicación en {{days}} días, la protección se detiene y pide que decida una persona.',
  'external_changes.protection.edit_war_other':
    'Tras {{count}} rechazos del mismo campo en una ubicación en {{days}} días, la protección se detiene y pide que decida una persona.',
  'external_changes.protection.fields.title': 'Campos protegidos',
  'external_changes.protection.fields.text': 'En todas las ubicaciones menos las de grupos con lista propia.',
  'external_changes.protection.section.name_address': 'Nombre y dirección',
  'external_changes.protection.section.contact': 'Contacto',
  'external_changes.protection.section.hours': 'Horario',
  'external_changes.protection.section.offer': 'Categorías y servicios',
  'external_changes.protection.section.other': 'Otros',
  'external_changes.protection.protected_count_one': '{{count}} campo protegido',
  'external_changes.protection.protected_count_many': '{{count}} de campos protegidos',
  'external_changes.protection.protected_count_other': '{{count}} campos protegidos',
  'external_changes.protection.groups.title': 'Grupos con lista propia',
  'external_changes.protection.groups.text':
    'En una ubicación de varios de estos grupos se protege todo lo que proteja cualquiera de ellos.',
  'external_changes.protection.groups.add': 'Añadir un grupo',
  'external_changes.protection.groups.placeholder': 'Escribe el nombre de un grupo',
  'external_changes.protection.groups.no_match': 'No existe ese grupo',
  'external_changes.protection.groups.remove': 'Quitar la lista propia del grupo {{name}}',
  'external_changes.protection.groups.open': 'Mostrar los campos del grupo {{name}}',
  'external_changes.protection.groups.close': 'Ocultar los campos del grupo {{name}}',
  'external_changes.protection.dirty': 'Los ajustes de protección aún no están guardados',
  'external_changes.protection.discard': 'Volver a lo guardado',
  'external_changes.protection.saving': 'Guardando',
  'external_changes.protection.saved': 'Ajustes de protección guardados',
  'external_changes.protection.updated': 'Último cambio: {{date}}, {{name}}',
  'external_changes.protection.updated_at': 'Último cambio: {{date}}',
  'external_changes.protection.confirm.title': '¿Activar el rechazo automático?',
  'external_changes.protection.confirm.text':
    'Los nuevos cambios de campos protegidos se rechazarán en cuanto se detecten, y los que ahora esperan una decisión se rechazarán de inmediato.',
  'external_changes.protection.confirm.yes': 'Activar y guardar',
  'external_changes.protection.bar.label': 'Cambios en campos protegidos',
  'external_changes.protection.bar.waiting_one':
    '{{count}} cambio de un campo protegido {{places}} espera una decisión',
  'external_changes.protection.bar.waiting_many':
    '{{count}} de cambios de campos protegidos {{places}} esperan una decisión',
  'external_changes.protection.bar.waiting_other':
    '{{count}} cambios de campos protegidos {{places}} esperan una decisión',
  'external_changes.protection.bar.places_one': 'en {{count}} ubicación',
  'external_changes.protection.bar.places_many': 'en {{count}} de ubicaciones',
  'external_changes.protection.bar.places_other': 'en {{count}} ubicaciones',
  'external_changes.protection.bar.reject': 'Rechazar',
  'external_changes.protection.bar.open': 'Ver los cambios',
  'external_changes.protection.bar.ask_one': '¿Rechazar {{count}} cambio?',
  'external_changes.protection.bar.ask_many': '¿Rechazar {{count}} de cambios?',
  'external_changes.protection.bar.ask_other': '¿Rechazar {{count}} cambios?',
  'external_changes.protection.bar.ask_text':
    'Campos: {{fields}} ({{places}}). Google volverá a mostrar lo que tenemos guardado.',
  'external_changes.protection.bar.ask_rest_one':
    '{{count}} cambio seguirá en la lista, porque solo se puede rechazar un número limitado a la vez.',
  'external_changes.protection.bar.ask_rest_many':
    '{{count}} de cambios seguirán en la lista, porque solo se puede rechazar un número limitado a la vez.',
  'external_changes.protection.bar.ask_rest_other':
    '{{count}} cambios seguirán en la lista, porque solo se puede rechazar un número limitado a la vez.',
  'external_changes.protection.bar.yes': 'Sí, rechazar',
  'external_changes.protection.bar.no': 'No',
  'external_changes.protection.bar.rejecting': 'Rechazando',
  'external_changes.protection.bar.done_one': '{{count}} cambio rechazado',
  'external_changes.protection.bar.done_many': '{{count}} de cambios rechazados',
  'external_changes.protection.bar.done_other': '{{count}} cambios rechazados',
  'external_changes.protection.bar.done_none': 'No se ha rechazado nada',
  'external_changes.protection.bar.done_send':
    'Lo enviaremos a Google en un momento. Hasta entonces puedes deshacerlo.',
  'external_changes.protection.bar.done_sent':
    'Lo estamos enviando a Google. Verás el resultado en el historial de cambios.',
  'external_changes.protection.bar.skipped_one':
    'Se ha omitido {{count}} cambio, porque ya no necesita una decisión.',
  'external_changes.protection.bar.skipped_many':
    'Se han omitido {{count}} de cambios, porque ya no necesitan una decisión.',
  'external_changes.protection.bar.skipped_other':
    'Se han omitido {{count}} cambios, porque ya no necesitan una decisión.',
  'external_changes.protection.bar.undone': 'Deshecho. Los cambios vuelven a esperar una decisión.',
  'external_changes.protection.bar.undo': 'Deshacer ({{seconds}} s)',
};
