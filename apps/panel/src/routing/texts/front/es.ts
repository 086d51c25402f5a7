import type { plFront } from './pl.ts';

export const esFront: Record<keyof typeof plFront, string> = {
  'title.home': 'Pinfold',
  'title.login': 'Iniciar sesión – Pinfold',
  'title.sign_up': 'Crear cuenta – Pinfold',
  'title.sso_login': 'Inicio de sesión único – Pinfold',
  'title.sso_success': 'Iniciando sesión – Pinfold',
  'title.sso_failure': 'No se ha podido iniciar sesión – Pinfold',
  'title.account_type': 'Elige el tipo de cuenta – Pinfold',
  'title.employee': 'Cuenta de empleado – Pinfold',
  'title.forgot_password': 'He olvidado la contraseña – Pinfold',
  'title.reset_password': 'Contraseña nueva – Pinfold',
  'title.confirm_email': 'Confirmación del correo – Pinfold',
  'title.invitation': 'Invitación al equipo – Pinfold',
  'title.maintenance': 'En mantenimiento',
  'title.not_found': 'Página no encontrada – Pinfold',
  'description.home': 'Fichas, reseñas y visibilidad de todas tus ubicaciones en un solo lugar.',
  'description.login': 'Inicia sesión en el panel de Pinfold.',
  'description.sign_up': 'Crea una cuenta y prueba Pinfold gratis, sin tarjeta.',
  'description.sso_login':
    'Inicia sesión con el nombre de tu equipo a través del proveedor de identidad de tu empresa.',
  'description.sso_success': 'Has iniciado sesión; el panel se abrirá enseguida.',
  'description.sso_failure': 'Consulta por qué no se ha podido iniciar sesión y qué puedes hacer.',
  'description.account_type': 'Dinos si abres una cuenta de empresa o te unes a un equipo.',
  'description.employee': 'Descubre cómo unirte al equipo de tu empresa.',
  'description.forgot_password':
    'Escribe tu correo y te enviaremos un enlace para crear una contraseña nueva.',
  'description.reset_password': 'Crea una contraseña nueva para tu cuenta.',
  'description.confirm_email': 'Estamos confirmando tu correo y abriendo tu cuenta.',
  'description.invitation': 'Acepta la invitación y únete a tu equipo en Pinfold.',
  'description.maintenance': 'El panel no está disponible por un momento.',
  'description.not_found': 'No hay nada en esta dirección.',
};
