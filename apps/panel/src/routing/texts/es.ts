import type { plRouting } from './pl.ts';

export const esRouting: Record<keyof typeof plRouting, string> = {
  'title.home': 'Pinfold',
  'title.reviews': 'Reseñas – Pinfold',
  'title.login': 'Iniciar sesión – Pinfold',
  'title.maintenance': 'En mantenimiento',
  'title.not_found': 'Página no encontrada – Pinfold',
  'description.home': 'Fichas, reseñas y visibilidad de todas tus ubicaciones en un solo lugar.',
  'description.reviews':
    'Reseñas de clientes de todas las ubicaciones: lee, responde y mira qué está publicado.',
  'description.login': 'Inicia sesión en el panel de Pinfold.',
  'description.maintenance': 'El panel no está disponible por un momento.',
  'description.not_found': 'No hay nada en esta dirección.',
};
