import type { plSession } from './pl.ts';

export const esSession: Record<keyof typeof plSession, string> = {
  'login.title': 'Iniciar sesión',
  'login.lead': 'Reseñas y fichas de todas tus ubicaciones en un solo lugar.',
  'login.email': 'Correo electrónico',
  'login.password': 'Contraseña',
  'login.submit': 'Iniciar sesión',
  'login.pending': 'Iniciando sesión',
  'login.done': 'Has iniciado sesión',
  'login.email_missing': 'Escribe tu correo electrónico.',
  'login.email_wrong': 'Esto no parece un correo electrónico. Revisa la @ y el dominio.',
  'login.password_missing': 'Escribe tu contraseña.',
  'login.refused': 'El correo o la contraseña no son correctos.',
  'login.failed': 'No se ha podido iniciar sesión. Comprueba la conexión e inténtalo de nuevo.',
  'login.throttled_one': 'Demasiados intentos. Prueba de nuevo en {{count}} minuto.',
  'login.throttled_few': 'Demasiados intentos. Prueba de nuevo en {{count}} minutos.',
  'login.throttled_many': 'Demasiados intentos. Prueba de nuevo en {{count}} minutos.',
  'login.throttled_other': 'Demasiados intentos. Prueba de nuevo en {{count}} minutos.',
  'session.expired': 'La sesión ha caducado. Inicia sesión de nuevo.',
  'session.left': 'Has cerrado la sesión',
};
