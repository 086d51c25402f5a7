/** What guests write about, by the beginnings of words in Polish, English, Spanish and German, without accents. */
export const topics = {
  order: /\b(pomyl|zamowieni\w* nie|zle zamowien|nie to co|wrong order|mistake|pedido equivoc|falsch)/,
  waiting:
    /\b(czeka|kolejk|dlugo|powoln|szybk|minut|wait|queue|slow|quick|fast|esper|lent|rapid|wart|schnell|langsam)/,
  service:
    /\b(obslug|personel|pani\b|pan\b|kelner|barist|ekip|zalog|staff|service|waiter|waitress|team|servicio|personal|camarer|bedien|freundlich|mil[aeyi]\b|niemil|uprzejm|rude|friendly|amable)/,
  coffee: /\b(kaw[aeyoi]|espresso|cappuccin|latte|flat|americano|coffee|cafe\b|kaffee)/,
  cake: /\b(ciast|sernik|szarlotk|tort|bez[aey]\b|brownie|drozdzowk|paczk|cake|cheesecake|pastr|croissant|rogal|tart|kuchen|torte)/,
  food: /\b(sniadan|jedzen|kanap|zup|chleb|bulk|pieczyw|obiad|dania|food|breakfast|sandwich|soup|bread|brunch|comida|desayuno|pan recien|essen|fruhstuck|brot|brotchen)/,
  price:
    /\b(cen[aeyo]|cennik|drog|tani|price|pricey|expensive|cheap|precio|car[oa]s?\b|barat|preis|teuer|billig)/,
  cleanliness:
    /\b(czyst|brud|lepi|toalet|lazienk|clean|dirty|sticky|toilet|limpi|suci|sauber|schmutz|dreckig)/,
  noise: /\b(glosn|halas|cich|spokoj|loud|nois|quiet|ruid|tranquil|laut|ruhig)/,
  atmosphere:
    /\b(klimat|atmosfer|nastroj|przytuln|muzyk|wystroj|cozy|cosy|vibe|decor|music|ambiente|acogedor|gemutlich|musik)/,
  choice: /\b(wybor|oferta|asortyment|wegan|bezgluten|choice|selection|vegan|gluten|variedad|auswahl)/,
  hours:
    /\b(zamkniet|godzin\w* otwarc|zamkneli|closed|opening hours|cerrad|horario|geschlossen|offnungszeit)/,
} as const;

/** One thing that guests write about. */
export type TopicName = keyof typeof topics;
