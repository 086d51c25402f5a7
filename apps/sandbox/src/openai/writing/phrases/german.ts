import type { ReplyPhrases } from './reply-phrases.ts';

export const germanPhrases: ReplyPhrases = {
  greet(name, tone) {
    const [first = ''] = name.split(/\s+/);
    if (tone === 'formal') return 'Sehr geehrter Gast,';
    if (tone === 'friendly') return first === '' ? 'Hallo!' : `Hallo ${first}!`;
    return name === '' ? 'Guten Tag,' : `Guten Tag, ${name},`;
  },
  open: {
    glad: {
      friendly: ['herzlichen Dank für die lieben Worte!'],
      neutral: ['vielen Dank für die freundliche Bewertung.'],
      formal: ['wir danken Ihnen herzlich für Ihre Bewertung.'],
    },
    torn: {
      friendly: ['danke für die offenen Worte!'],
      neutral: ['vielen Dank für die ehrliche Bewertung.'],
      formal: ['wir danken Ihnen für Ihre offene Bewertung.'],
    },
    sorry: {
      friendly: ['es tut uns wirklich leid, dass es so gelaufen ist.'],
      neutral: ['es tut uns leid, dass der Besuch enttäuscht hat.'],
      formal: ['wir bitten um Entschuldigung, dass Ihr Besuch nicht Ihren Erwartungen entsprach.'],
    },
  },
  praised: {
    coffee: ['Schön, dass der Kaffee geschmeckt hat.'],
    cake: ['Schön, dass der Kuchen geschmeckt hat.'],
    food: ['Schön, dass das Essen geschmeckt hat.'],
    service: ['Über das Lob freut sich das ganze Team.'],
    waiting: ['Schön, dass alles schnell ging.'],
    price: ['Schön, dass auch die Preise passen.'],
    cleanliness: ['Schön, dass alles sauber war.'],
    noise: ['Schön, dass man bei uns in Ruhe sitzen konnte.'],
    atmosphere: ['Schön, dass die Atmosphäre gefallen hat.'],
    choice: ['Schön, dass die Auswahl gefallen hat.'],
  },
  blamed: {
    coffee: ['Es tut uns leid, dass der Kaffee enttäuscht hat.'],
    cake: ['Es tut uns leid, dass der Kuchen enttäuscht hat.'],
    food: ['Es tut uns leid, dass das Essen enttäuscht hat.'],
    service: ['Für die Bedienung bitten wir um Entschuldigung; jeder Gast soll sich willkommen fühlen.'],
    waiting: ['Für die lange Wartezeit bitten wir um Entschuldigung.'],
    price: ['Die Anmerkung zu den Preisen verstehen wir und nehmen sie ernst.'],
    cleanliness: ['Es tut uns leid, dass es nicht sauber war. Das darf nicht sein.'],
    noise: ['Es tut uns leid, dass es zu laut war.'],
    atmosphere: ['Schade, dass die Atmosphäre diesmal nicht gepasst hat.'],
    choice: ['Schade, dass die Auswahl zu klein war.'],
    order: ['Für den Fehler bei der Bestellung bitten wir um Entschuldigung.'],
    hours: ['Für den Ärger mit den Öffnungszeiten bitten wir um Entschuldigung.'],
  },
  more: {
    glad: ['Solche Bewertungen machen uns Freude.'],
    torn: ['Wir lesen jede Anmerkung und wollen daraus lernen.'],
    sorry: ['Wir nehmen jede solche Anmerkung ernst.'],
  },
  apology: ['Wir bitten noch einmal um Entschuldigung.'],
  invitation: ['Wir laden herzlich zu einem weiteren Besuch ein.'],
  close: {
    glad: {
      friendly: ['Bis bald!'],
      neutral: ['Bis zum nächsten Mal.'],
      formal: ['Wir freuen uns auf Ihren nächsten Besuch.'],
    },
    torn: {
      friendly: ['Wir hoffen, dass es beim nächsten Mal fünf Sterne werden!'],
      neutral: ['Wir hoffen, dass der nächste Besuch besser wird.'],
      formal: ['Wir hoffen, dass Ihr nächster Besuch Sie ganz zufriedenstellt.'],
    },
    sorry: {
      friendly: ['Wir hoffen auf eine zweite Chance!'],
      neutral: ['Wir hoffen, es wiedergutmachen zu können.'],
      formal: ['Wir hoffen, dass Sie uns Gelegenheit geben, es wiedergutzumachen.'],
    },
  },
};
