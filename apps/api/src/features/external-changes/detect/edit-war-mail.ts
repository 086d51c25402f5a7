import type { ChangeField } from '@pinfold/contract/features/external-changes/change-fields';
import { editWarDays } from '@pinfold/contract/features/external-changes/edit-war';
import type { Language } from '@pinfold/contract/languages';
import { countedText } from '../../../counted-text.ts';
import type { Mail } from '../../../mail/mail.ts';
import { changeFieldNames } from './change-field-names.ts';

interface EditWar {
  /** Name and address of the location. */
  place: string;
  fields: readonly ChangeField[];
  /** How often protection rejected it before it stopped. */
  times: number;
  url: string;
}

/** To those who can decide: protection has stopped, and why. */
export function editWarMail(language: Language, { place, fields, times, url }: EditWar): Mail {
  const { subject, heading, stopped, decide, button } = texts[language];
  const names = new Intl.ListFormat(language).format(
    fields.map((field) => changeFieldNames[language][field]),
  );
  return {
    subject: subject(place),
    heading,
    paragraphs: [stopped(place, names, times), decide],
    button: { label: button, url },
  };
}

const texts = {
  pl: {
    subject: (place: string) => `Ktoś wciąż zmienia dane: ${place}`,
    heading: 'Zdecyduj, co dalej z tą zmianą',
    stopped: (place: string, names: string, times: number) =>
      `${place}: ktoś spoza firmy po raz kolejny zmienił te dane w Google: ${names}. Ochrona odrzuciła takie zmiany już ${countedText('pl', times, { one: '{count} raz', few: '{count} razy', many: '{count} razy', other: '{count} razu' })} w ciągu ostatnich ${editWarDays} dni, więc tym razem nie odrzuca sama.`,
    decide:
      'Sprawdź, czy zmiana nie jest prawdziwa. Możesz ją zaakceptować albo odrzucić; do tego czasu klienci widzą ją w Mapach Google.',
    button: 'Zobacz zmianę',
  },
  en: {
    subject: (place: string) => `Somebody keeps changing: ${place}`,
    heading: 'Decide what becomes of this change',
    stopped: (place: string, names: string, times: number) =>
      `${place}: somebody outside your company has again changed this at Google: ${names}. Protection has already rejected such changes ${countedText('en', times, { one: '{count} time', other: '{count} times' })} in the last ${editWarDays} days, so this time it does not reject by itself.`,
    decide:
      'Check whether the change is true. You can accept or reject it; until then customers see it on Google Maps.',
    button: 'See the change',
  },
  es: {
    subject: (place: string) => `Alguien sigue cambiando los datos: ${place}`,
    heading: 'Decide qué hacer con este cambio',
    stopped: (place: string, names: string, times: number) =>
      `${place}: alguien ajeno a la empresa ha vuelto a cambiar esto en Google: ${names}. La protección ya ha rechazado estos cambios ${countedText('es', times, { one: '{count} vez', many: '{count} de veces', other: '{count} veces' })} en los últimos ${editWarDays} días, así que esta vez no lo rechaza por sí sola.`,
    decide:
      'Comprueba si el cambio es cierto. Puedes aceptarlo o rechazarlo; mientras tanto, los clientes lo ven en Google Maps.',
    button: 'Ver el cambio',
  },
} as const;
