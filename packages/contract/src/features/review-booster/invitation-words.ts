import type { Language } from '../../languages.ts';

/** What an invitation says around the company's own words, with `{{…}}` where something is put in. */
interface InvitationWords {
  subject: string;
  heading: string;
  /** In place of the heading where the list has a name. */
  greeting: string;
  asks: string;
  equal: string;
  button: string;
  why: string;
  controller: string;
  controllerWithAddress: string;
  unsubscribe: string;
}

/** The mail that invites to a form, in the language of its reader; the panel shows it before it is sent. */
export const invitationWords: Readonly<Record<Language, InvitationWords>> = {
  pl: {
    subject: '{{location}}: jak minęła wizyta?',
    heading: 'Jak minęła wizyta?',
    greeting: 'Dzień dobry, {{name}}!',
    asks: '{{company}} prosi o opinię po wizycie: {{location}}. To zajmie minutę.',
    equal: 'Liczy się każda opinia, także krytyczna. Pytamy o nią wszystkich klientów.',
    button: 'Napisz opinię',
    why: 'Piszemy, ponieważ {{company}} ma Twoją zgodę ({{basis}}, {{day}}). Zapraszamy najwyżej raz na 90 dni.',
    controller:
      'Administratorem Twoich danych jest {{company}}, a w imieniu tej firmy przetwarza je Pinfold.',
    controllerWithAddress:
      'Administratorem Twoich danych jest {{company}} ({{email}}), a w imieniu tej firmy przetwarza je Pinfold.',
    unsubscribe: 'Nie chcę więcej takich zaproszeń',
  },
  en: {
    subject: '{{location}}: how was your visit?',
    heading: 'How was your visit?',
    greeting: 'Hello {{name}},',
    asks: '{{company}} would love to hear about your visit to {{location}}. It takes a minute.',
    equal: 'Every opinion counts, good or bad. We ask all customers the same way.',
    button: 'Share your opinion',
    why: 'You are receiving this because {{company}} has your consent ({{basis}}, {{day}}). We invite you at most once in 90 days.',
    controller: '{{company}} is the controller of your data; Pinfold processes it on their behalf.',
    controllerWithAddress:
      '{{company}} ({{email}}) is the controller of your data; Pinfold processes it on their behalf.',
    unsubscribe: 'No more invitations, please',
  },
  es: {
    subject: '{{location}}: ¿qué tal tu visita?',
    heading: '¿Qué tal tu visita?',
    greeting: 'Hola, {{name}}:',
    asks: '{{company}} quiere saber qué tal tu visita a {{location}}. Solo te llevará un minuto.',
    equal: 'Todas las opiniones cuentan, también las críticas. Preguntamos a todos los clientes por igual.',
    button: 'Dejar mi opinión',
    why: 'Recibes este mensaje porque {{company}} tiene tu consentimiento ({{basis}}, {{day}}). Te invitamos como máximo una vez cada 90 días.',
    controller: '{{company}} es responsable de tus datos; Pinfold los trata por su cuenta.',
    controllerWithAddress:
      '{{company}} ({{email}}) es responsable de tus datos; Pinfold los trata por su cuenta.',
    unsubscribe: 'No quiero más invitaciones',
  },
};

/** Returns words of the mail with what they name put in. */
export function filledInvitation(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}
