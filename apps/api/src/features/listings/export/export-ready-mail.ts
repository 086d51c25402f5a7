import type { Language } from '@pinfold/contract/languages';
import { countedText } from '../../../counted-text.ts';
import type { Mail } from '../../../mail/mail.ts';

/** To whoever asked for a file: it is there. The file itself takes a login, because mailboxes are shared. */
export function exportReadyMail(
  language: Language,
  {
    subject,
    filename,
    rows,
    url,
    days,
  }: { subject: string; filename: string; rows: number; url: string; days: number },
): Mail {
  const { heading, ready, button, footnote } = texts[language];
  return {
    subject,
    heading,
    paragraphs: [ready(filename, new Intl.NumberFormat(language).format(rows))],
    button: { label: button, url },
    footnote: footnote(days),
  };
}

const texts = {
  pl: {
    heading: 'Twój plik jest gotowy',
    ready: (filename: string, rows: string) => `Plik ${filename} czeka na pobranie. Liczba wierszy: ${rows}.`,
    button: 'Pobierz plik',
    footnote: (days: number) =>
      `Plik usuniemy po ${countedText('pl', days, { one: '{count} dniu', few: '{count} dniach', many: '{count} dniach', other: '{count} dnia' })}. Możesz go wtedy przygotować jeszcze raz.`,
  },
  en: {
    heading: 'Your file is ready',
    ready: (filename: string, rows: string) => `${filename} is ready to download. Rows: ${rows}.`,
    button: 'Download the file',
    footnote: (days: number) =>
      `The file is deleted after ${countedText('en', days, { one: '{count} day', other: '{count} days' })}. You can make it again then.`,
  },
  es: {
    heading: 'Tu archivo está listo',
    ready: (filename: string, rows: string) => `${filename} está listo para descargar. Filas: ${rows}.`,
    button: 'Descargar el archivo',
    footnote: (days: number) =>
      `El archivo se borra en ${countedText('es', days, { one: '{count} día', many: '{count} de días', other: '{count} días' })}. Podrás crearlo de nuevo.`,
  },
} as const;
