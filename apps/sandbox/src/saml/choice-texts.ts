import type { Language } from '../page/language.ts';
import type { SamlFault } from './saml-faults.ts';

export const choiceTexts: Record<
  Language,
  Record<'eyebrow' | 'title' | 'person' | 'other' | 'fault' | 'logIn' | 'refuse', string> & {
    faults: Record<SamlFault, string>;
  }
> = {
  pl: {
    eyebrow: 'Piaskownica: udawany dostawca tożsamości',
    title: 'Zaloguj się do firmowego konta',
    person: 'Zaloguj jako',
    other: 'Ktoś inny (adres e-mail)',
    fault: 'Co ma pójść nie tak',
    logIn: 'Zaloguj się',
    refuse: 'Odmów logowania',
    faults: {
      none: 'Nic, wszystko działa',
      denied: 'Dostawca odmawia logowania',
      replay: 'Ta sama odpowiedź wysłana dwa razy',
      no_email: 'Brak adresu e-mail',
      unknown_user: 'Osoba, której aplikacja nie zna',
      bad_signature: 'Odpowiedź zmieniona po podpisaniu',
      expired: 'Odpowiedź sprzed godziny',
      wrong_audience: 'Odpowiedź przeznaczona dla innej aplikacji',
      unreadable: 'Odpowiedź, której nie da się odczytać',
      unknown_group: 'Grupa bez odpowiednika',
      several_groups: 'Kilka grup naraz',
    },
  },
  en: {
    eyebrow: 'Sandbox: a make-believe identity provider',
    title: 'Log in to your company account',
    person: 'Log in as',
    other: 'Somebody else (e-mail address)',
    fault: 'What goes wrong',
    logIn: 'Log in',
    refuse: 'Deny the login',
    faults: {
      none: 'Nothing, all is well',
      denied: 'The provider denies the login',
      replay: 'The same answer sent twice',
      no_email: 'No e-mail address',
      unknown_user: 'Somebody the app does not know',
      bad_signature: 'An answer changed after it was signed',
      expired: 'An answer from an hour ago',
      wrong_audience: 'An answer meant for another app',
      unreadable: 'An answer that cannot be read',
      unknown_group: 'A group without a counterpart',
      several_groups: 'Several groups at once',
    },
  },
};
