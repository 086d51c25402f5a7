import type { plExternalChanges } from './pl.ts';

/** What others change in listings, in the panel, in Spanish. */
export const esExternalChanges: Record<keyof typeof plExternalChanges, string> = {
  'changes.tabs': 'Páginas de los cambios externos',
  'changes.settings': 'Ajustes de protección',
  'changes.waiting_one': '{{count}} cambio espera una decisión {{where}}.',
  'changes.waiting_few': '{{count}} cambios esperan una decisión {{where}}.',
  'changes.waiting_many': '{{count}} de cambios esperan una decisión {{where}}.',
  'changes.waiting_other': '{{count}} cambios esperan una decisión {{where}}.',
  'changes.in_locations_one': 'en {{count}} ubicación',
  'changes.in_locations_few': 'en {{count}} ubicaciones',
  'changes.in_locations_many': 'en {{count}} de ubicaciones',
  'changes.in_locations_other': 'en {{count}} ubicaciones',
  'changes.oldest': 'El más antiguo: hace {{age}}.',
  'changes.nothing_waits': 'Ningún cambio espera una decisión.',
  'changes.failed_one': '{{count}} decisión no llegó a Google.',
  'changes.failed_few': '{{count}} decisiones no llegaron a Google.',
  'changes.failed_many': '{{count}} de decisiones no llegaron a Google.',
  'changes.failed_other': '{{count}} decisiones no llegaron a Google.',
  'changes.escalated_one': 'Alguien cambia {{count}} campo una y otra vez.',
  'changes.escalated_few': 'Alguien cambia {{count}} campos una y otra vez.',
  'changes.escalated_many': 'Alguien cambia {{count}} de campos una y otra vez.',
  'changes.escalated_other': 'Alguien cambia {{count}} campos una y otra vez.',
  'changes.views': 'Vistas del historial',
  'changes.decided': 'Qué cambiaron otros',
  'changes.as_of': 'La ficha en un día elegido',
  'changes.restored': 'Enviando los datos anteriores a Google: {{name}}',
};
