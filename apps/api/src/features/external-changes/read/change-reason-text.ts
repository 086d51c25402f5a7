import type { ChangeReason } from '@pinfold/contract/features/external-changes/change-enums';
import type { Language } from '@pinfold/contract/languages';

/** Why the provider shows something else than we say, in words for people. */
export function changeReasonText(reason: ChangeReason, language: Language): string {
  return texts[language][reason];
}

const texts: Record<Language, Record<ChangeReason, string>> = {
  pl: {
    edit_not_published: 'Google przyjęło Twoją zmianę, ale nadal pokazuje klientom poprzednią wartość.',
    verification_needed: 'Google prosi o ponowną weryfikację wizytówki.',
    profile_suspended: 'Google zawiesiło wizytówkę i nie pokazuje jej klientom.',
  },
  en: {
    edit_not_published: 'Google took your edit, and still shows customers what was there before.',
    verification_needed: 'Google asks for the listing to be verified again.',
    profile_suspended: 'Google has suspended the listing and does not show it to customers.',
  },
  es: {
    edit_not_published: 'Google aceptó tu cambio, pero sigue mostrando a los clientes el valor anterior.',
    verification_needed: 'Google pide verificar la ficha de nuevo.',
    profile_suspended: 'Google ha suspendido la ficha y no la muestra a los clientes.',
  },
};
