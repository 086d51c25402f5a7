import { memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { Language } from '@pinfold/contract/languages';
import { countedText } from '../../../counted-text.ts';
import type { Mail } from '../../../mail/mail.ts';
import { abilitiesOf } from './abilities.ts';

export interface InvitationFacts {
  url: string;
  days: number;
  companyName: string;
  invitedBy: string;
  type: MemberType;
  permissions: readonly Permission[];
  /** How many locations they will see. */
  locations: number | 'all';
}

/** To somebody who is invited to a team: by whom, where to, and what they will be able to do there. */
export function invitationMail(language: Language, facts: InvitationFacts): Mail {
  const { subject, heading, invites, button, footnote } = texts[language];
  const company = short(facts.companyName);
  return {
    subject: subject(company),
    heading: heading(company),
    paragraphs: [invites(short(facts.invitedBy), company), roleOf(language, facts)],
    button: { label: button, url: facts.url },
    footnote: footnote(facts.days),
  };
}

function roleOf(language: Language, { type, locations, permissions }: InvitationFacts): string {
  const { owner, admin, manager, everywhere, somewhere } = texts[language];
  if (type === memberTypes.owner) return owner;
  if (type === memberTypes.admin) return admin;
  const where = locations === 'all' ? everywhere : somewhere(locations);
  const abilities = abilitiesOf(permissions, language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(abilities);
  return manager(where, list);
}

/** Names are typed by strangers: one line, and no room for a message of their own. */
function short(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

const texts = {
  pl: {
    subject: (company: string) => `Zaproszenie do zespołu: ${company}`,
    heading: (company: string) => `Dołącz do zespołu ${company}`,
    invites: (person: string, company: string) =>
      `${person} zaprasza Cię do zespołu firmy ${company} w Pinfold, gdzie firma dba o swoje wizytówki i opinie na mapach.`,
    owner: 'Otrzymasz rolę właściciela: pełny dostęp do wszystkich lokalizacji, do zespołu i do subskrypcji.',
    admin: 'Otrzymasz rolę administratora: pełny dostęp do wszystkich lokalizacji i zarządzanie zespołem.',
    manager: (where: string, list: string) =>
      list === ''
        ? `Otrzymasz rolę menedżera z dostępem do ${where}.`
        : `Otrzymasz rolę menedżera z dostępem do ${where}. Będziesz móc: ${list}.`,
    everywhere: 'wszystkich lokalizacji, także przyszłych',
    somewhere: (count: number) => `${count} lokalizacji`,
    button: 'Przyjmij zaproszenie',
    footnote: (days: number) =>
      `Link działa tylko raz, przez ${countedText('pl', days, { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' })}. Jeśli nie znasz tej firmy, zignoruj tę wiadomość.`,
  },
  en: {
    subject: (company: string) => `Invitation to the team: ${company}`,
    heading: (company: string) => `Join the team of ${company}`,
    invites: (person: string, company: string) =>
      `${person} invites you to the team of ${company} on Pinfold, where the company looks after its listings and reviews on maps.`,
    owner: 'You will be an owner: full access to all locations, the team and the subscription.',
    admin: 'You will be an admin: full access to all locations, and you can manage the team.',
    manager: (where: string, list: string) =>
      list === ''
        ? `You will be a manager with access to ${where}.`
        : `You will be a manager with access to ${where}. You will be able to ${list}.`,
    everywhere: 'all locations, future ones too',
    somewhere: (count: number) =>
      countedText('en', count, { one: '{count} location', other: '{count} locations' }),
    button: 'Accept the invitation',
    footnote: (days: number) =>
      `The link works once, for ${countedText('en', days, { one: '{count} day', other: '{count} days' })}. If you do not know this company, ignore this message.`,
  },
  es: {
    subject: (company: string) => `Invitación al equipo: ${company}`,
    heading: (company: string) => `Únete al equipo de ${company}`,
    invites: (person: string, company: string) =>
      `${person} te invita al equipo de ${company} en Pinfold, donde la empresa cuida sus fichas y reseñas en los mapas.`,
    owner:
      'Tendrás el rol de propietario: acceso completo a todas las ubicaciones, al equipo y a la suscripción.',
    admin: 'Tendrás el rol de administrador: acceso completo a todas las ubicaciones y gestión del equipo.',
    manager: (where: string, list: string) =>
      list === ''
        ? `Tendrás el rol de gestor con acceso a ${where}.`
        : `Tendrás el rol de gestor con acceso a ${where}. Podrás ${list}.`,
    everywhere: 'todas las ubicaciones, también las futuras',
    somewhere: (count: number) =>
      countedText('es', count, {
        one: '{count} ubicación',
        many: '{count} de ubicaciones',
        other: '{count} ubicaciones',
      }),
    button: 'Aceptar la invitación',
    footnote: (days: number) =>
      `El enlace funciona una sola vez, durante ${countedText('es', days, { one: '{count} día', many: '{count} de días', other: '{count} días' })}. Si no conoces esta empresa, ignora este mensaje.`,
  },
} as const;
