import { esTeamDialog } from './dialog/es.ts';
import { esTeamKeys } from './keys/es.ts';
import { esTeamPermissions } from './permissions/es.ts';

const members = {
  'team.title': 'Equipo',
  'team.count_one': '{{count}} persona',
  'team.count_many': '{{count}} de personas',
  'team.count_other': '{{count}} personas',
  'team.places': '{{used}} de {{max}} plazas del plan en uso',
  'team.search': 'Buscar a una persona',
  'team.invite': 'Invitar al equipo',
  'team.more': 'Mostrar más personas',
  'team.you': 'Tú',
  'team.forbidden': 'No tienes acceso al equipo',
  'team.error.title': 'No se pudo cargar el equipo',
  'team.no_match.title': 'Nadie coincide',
  'team.no_match.text': 'No hay nadie con «{{q}}» en su nombre o dirección.',
  'team.no_match.clear': 'Mostrar a todos',
  'team.only_you.title': 'De momento no hay nadie más aquí',
  'team.only_you.text':
    'Invita a quienes responden a las reseñas o cuidan de las fichas. Cada persona verá solo lo que le permitas.',

  'team.type.label': 'Tipo de cuenta',
  'team.type.1': 'Propietario',
  'team.type.1_text': 'Ve y puede hacerlo todo, también invitar y quitar a propietarios.',
  'team.type.2': 'Administrador',
  'team.type.2_text':
    'Ve todas las ubicaciones y las gestiona junto con el equipo. No cambia a los propietarios.',
  'team.type.3': 'Gestor',
  'team.type.3_text': 'Ve las ubicaciones elegidas y puede hacer solo lo que marques.',
  'team.type.was_reset':
    'Al cambiar el tipo de cuenta, las ubicaciones y los permisos han vuelto a sus valores iniciales.',
  'team.sso_hint':
    'El inicio de sesión único de tu empresa fija los permisos de esta persona. El cambio durará hasta su próximo acceso.',

  'team.scope.all': 'todas las ubicaciones, también las futuras',
  'team.scope.groups_one': '{{count}} grupo',
  'team.scope.groups_many': '{{count}} de grupos',
  'team.scope.groups_other': '{{count}} grupos',
  'team.scope.named_groups_one': 'grupo {{names}}',
  'team.scope.named_groups_many': 'grupos {{names}}',
  'team.scope.named_groups_other': 'grupos {{names}}',
  'team.where.all': 'en todas las ubicaciones, también las futuras',
  'team.where.locations_one': 'en {{count}} ubicación',
  'team.where.locations_many': 'en {{count}} de ubicaciones',
  'team.where.locations_other': 'en {{count}} ubicaciones',
  'team.where.groups_one': 'en {{count}} grupo',
  'team.where.groups_many': 'en {{count}} de grupos',
  'team.where.groups_other': 'en {{count}} grupos',
  'team.where.named_groups_one': 'en el grupo {{names}}',
  'team.where.named_groups_many': 'en los grupos {{names}}',
  'team.where.named_groups_other': 'en los grupos {{names}}',

  'team.status.active': 'En el equipo',
  'team.status.pending': 'Invitación pendiente',
  'team.status.expired': 'Invitación caducada',
  'team.status.sent': 'enviada el {{sent}}',
  'team.status.sent_until': 'enviada el {{sent}}, válida hasta el {{end}}',
  'team.status.sso': 'Inicio de sesión único',

  'team.actions': 'Más: {{name}}',
  'team.edit_named': 'Editar: {{name}}',
  'team.resend': 'Enviar de nuevo',
  'team.resend_named': 'Enviar de nuevo: {{email}}',
  'team.resending': 'Enviando',
  'team.resent': 'Se ha enviado una nueva invitación a {{email}}. El enlace anterior ya no funciona.',
  'team.view_as': 'Ver el panel como esta persona',
  'team.view_as_hint': 'Solo para mirar, durante media hora.',
  'team.removed': 'Quitado del equipo: {{name}}',
  'team.remove.pending': 'Quitando',
  'team.remove.action': 'Quitar del equipo',
  'team.remove.action_title': '¿Quitar a esta persona del equipo?',
  'team.remove.action_text': '{{name}} ({{email}}) pierde enseguida el acceso a esta empresa.',
  'team.remove.revoke': 'Retirar la invitación',
  'team.remove.revoke_title': '¿Retirar la invitación?',
  'team.remove.revoke_text': 'El enlace enviado a {{email}} dejará de funcionar ({{name}}).',
  'team.remove.leave': 'Dejar el equipo',
  'team.remove.leave_title': '¿Dejar el equipo?',
  'team.remove.leave_text':
    'Pierdes enseguida el acceso a esta empresa ({{name}}, {{email}}). Solo volverás con una nueva invitación.',

  'team.refusal.yourself': 'No puedes cambiar tu propio acceso. Pídeselo a otra persona del equipo.',
  'team.refusal.out_of_reach': 'Esta persona tiene un acceso más amplio que el tuyo.',
  'team.refusal.last_owner': 'La empresa necesita al menos un propietario.',
  'team.refusal.not_pending': 'La invitación ya ha sido aceptada.',
  'team.refusal.still_pending': 'Será posible cuando se acepte la invitación.',
  'team.refusal.type': 'No puedes dar una cuenta más amplia que la tuya.',
};

/** Words of the team feature, in Spanish. */
export const esTeam: typeof members & typeof esTeamDialog & typeof esTeamPermissions & typeof esTeamKeys = {
  ...members,
  ...esTeamDialog,
  ...esTeamPermissions,
  ...esTeamKeys,
};
