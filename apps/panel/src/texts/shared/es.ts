import type { plShared } from './pl.ts';

export const esShared: Record<keyof typeof plShared, string> = {
  skip: 'Ir al contenido',
  loading: 'Cargando los datos de la empresa',
  close: 'Cerrar',
  retry: 'Reintentar',
  ok: 'Aceptar',
  contact: 'Contacta con nosotros',
  notices: 'Notificaciones',
  go_home: 'Volver al inicio',
  new_version: 'Hay una versión nueva. Guarda lo que necesites y recarga la página.',
  reload: 'Recargar la página',
  'language.change': 'Idioma: {{name}}',
  'language.pl': 'Polski',
  'language.en': 'English',
  'language.es': 'Español',
};
