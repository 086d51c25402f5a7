import type { plPages } from './pl.ts';

export const esPages: Record<keyof typeof plPages, string> = {
  'modal.title': 'No podemos hacerlo',
  'modal.expired': 'El plan ha caducado',
  'modal.sign_up': 'Abre tu propia cuenta',
  'modal.subscription': 'Ir a la suscripción',
  'pending.title': 'Esta pantalla aún está en construcción',
  'pending.text': 'Estamos trabajando en ella. Cuando esté lista, la encontrarás en el menú.',
  'maintenance.title': 'En mantenimiento',
  'maintenance.text': 'Estamos trabajando en el panel. Vuelve en unos minutos; tus datos están a salvo.',
  'not_found.title': 'Página no encontrada',
  'not_found.text': 'Puede que la dirección haya cambiado o que tenga una errata.',
  'no_access.title': 'Todavía no tienes acceso',
  'no_access.text': 'Pide permisos a quien administra la cuenta. Entonces verás aquí tus ubicaciones.',
  'crash.title': 'Algo ha salido mal',
  'crash.text': 'La página no se ha cargado del todo. Recargar suele ayudar.',
};
