import type { Scene, Topic } from '../phrasebook.ts';

const cafe = (scene: Scene): boolean => scene.brand !== 'ziarno';

export const germanTopics: Topic[] = [
  {
    id: 'coffee',
    weight: 9,
    fits: cafe,
    praise: [
      '{Sehr guter|Hervorragender|Richtig guter|Leckerer} {Kaffee|Cappuccino|Flat White|Espresso}{|, genau die richtige Temperatur|, cremig und nicht bitter|, dazu ein Glas Wasser}.',
      'Der {Cappuccino|Flat White|Filterkaffee|Milchkaffee} war {ausgezeichnet|sehr gut|wunderbar cremig|auf den Punkt}.',
      'Hafermilch ohne Aufpreis, {sehr sympathisch|das gibt es bei uns selten}.',
    ],
    rave: ['Der beste {Kaffee|Cappuccino|Flat White} in <town>{.|!| Wir haben einige probiert.}'],
    flaw: ['der Kaffee dürfte etwas heißer sein', 'kein entkoffeinierter Kaffee'],
    gripe: [
      'Der Kaffee war {lauwarm|dünn|bitter|leider nur Durchschnitt}.',
      'Der Cappuccino kam {lauwarm|fast nur als Milchschaum} an den Tisch.',
    ],
    anger: ['Der Kaffee war {kalt und sauer|ungenießbar}, [ich habe/wir haben] ihn stehen lassen.'],
    thanks: [
      'Schön, dass Ihnen der Kaffee geschmeckt hat.',
      'Das Lob geben wir gern an unsere Baristas weiter.',
    ],
    sorry: ['Ein solcher Kaffee hätte die Bar nicht verlassen dürfen, wir prüfen Maschine und Mühle.'],
  },
  {
    id: 'cake',
    weight: 8,
    fits: cafe,
    praise: [
      '{Der Käsekuchen|Der Apfelkuchen|Die Zitronentarte|Der Karottenkuchen|Die Baisertorte} {war ein Traum|schmeckt wie hausgemacht|war frisch und nicht zu süß|ist sehr zu empfehlen}.',
      '{Große Auswahl an hausgemachten Kuchen|Sehr leckere Kuchen|Wunderbare Torten}.',
    ],
    rave: ['Für den {Käsekuchen|Mohnkuchen|Apfelkuchen} allein lohnt sich der Umweg!'],
    flaw: ['am Abend wenig Kuchenauswahl', 'der Kuchen war etwas zu süß'],
    gripe: [
      'Der {Käsekuchen|Karottenkuchen|Apfelkuchen} war {trocken|wohl vom Vortag}.',
      'Um {15|16} Uhr gab es kaum noch Kuchen.',
    ],
    anger: ['Der Kuchen war {alt|vertrocknet}, auf unsere Beschwerde kam nur ein Schulterzucken.'],
    thanks: [
      'Unsere Kuchen backen wir jeden Morgen frisch, umso mehr freut uns Ihr Lob.',
      'Beim nächsten Mal empfehlen wir {unsere Honigtorte|unseren Pistazienkuchen}.',
    ],
    sorry: ['Ihren Hinweis zum Kuchen haben wir an unsere Backstube weitergegeben.'],
  },
  {
    id: 'breakfast',
    weight: 4,
    fits: (scene) => scene.brand === 'lipa' && scene.time.hour >= 8 && scene.time.hour <= 16,
    praise: [
      '{Tolles|Sehr leckeres|Üppiges} Frühstück, {die Eier Benedikt waren perfekt|das Brot war knusprig|auch für Vegetarier genug Auswahl}.',
    ],
    flaw: ['beim Frühstück fehlte etwas Obst'],
    gripe: ['Das Frühstück war {kalt|für den Preis recht klein}.'],
    anger: ['Auf das Frühstück haben wir {50 Minuten|fast eine Stunde} gewartet, dann kam das falsche.'],
    thanks: ['Schön, dass der Tag bei uns gut begonnen hat.'],
    sorry: ['Über das Frühstück sprechen wir mit unserer Küche.'],
  },
  {
    id: 'bread',
    weight: 16,
    fits: (scene) => scene.brand === 'ziarno',
    praise: [
      '{Das Sauerteigbrot|Das Roggenbrot} ist {hervorragend|knusprig und noch am dritten Tag frisch}.',
      'Die {Krapfen|Hefeteilchen|Brötchen} sind {noch warm|himmlisch|jeden Umweg wert}.',
    ],
    flaw: ['nachmittags leere Regale'],
    gripe: ['Ab {15|16} Uhr ist fast alles ausverkauft.'],
    anger: ['Das Brot war innen roh, umtauschen wollte es niemand.'],
    thanks: ['Unsere Bäcker fangen um zwei Uhr nachts an und freuen sich sehr über solche Worte.'],
    sorry: ['Das Brot tauschen wir selbstverständlich um.'],
  },
  {
    id: 'beans',
    weight: 6,
    fits: (scene) => scene.brand === 'sowa',
    praise: [
      'Eigene Röstung, {das schmeckt man|der Duft ist herrlich}.',
      'Bohnen für zu Hause {mitgenommen, ausgezeichnet|gekauft, frisch geröstet und freundlich beraten}.',
    ],
    flaw: ['wenig dunkle Röstungen'],
    gripe: ['Die Bohnen waren {nicht frisch geröstet|recht teuer}.'],
    thanks: ['Viel Freude mit den Bohnen zu Hause.'],
    sorry: ['Das Röstdatum prüfen wir, vielen Dank für den Hinweis.'],
  },
  {
    id: 'staff',
    weight: 8,
    praise: [
      '{Sehr freundliche|Herzliche|Aufmerksame|Überaus nette} Bedienung{|, spricht auch Deutsch|, gutes Englisch|, immer ein Lächeln}.',
      'Das Personal war {sehr nett|geduldig und hilfsbereit|trotz des Andrangs freundlich}.',
      '<nominative> hat uns {wunderbar beraten|sehr freundlich bedient}.',
    ],
    flaw: ['die Bedienung wirkte etwas gestresst', 'keine deutsche Karte'],
    gripe: ['Die Bedienung war {desinteressiert|recht kühl|mit sich selbst beschäftigt}.'],
    anger: [
      '{Unfreundliches|Unverschämt unfreundliches} Personal, {wir wurden einfach ignoriert|auf eine Nachfrage wurde nur mit den Augen gerollt}.',
    ],
    thanks: ['Ihr Lob haben wir dem ganzen Team weitergegeben.'],
    sorry: ['So möchten wir unsere Gäste nicht empfangen, wir haben mit dem Team gesprochen.'],
  },
  {
    id: 'waiting',
    weight: 3,
    praise: ['{Schneller Service|Es ging schnell}{|, obwohl viel los war|, trotz langer Schlange}.'],
    flaw: ['am Wochenende etwas Wartezeit'],
    gripe: [
      'Wir haben {20|25|30} Minuten auf {zwei Kaffee|zwei Cappuccino|Kaffee und Kuchen} gewartet.',
      'Nur eine Person für den ganzen Raum, entsprechend lange dauert es.',
    ],
    anger: [
      'Nach {40|45} Minuten hieß es, unsere Bestellung sei vergessen worden. {Keine Entschuldigung.|Unglaublich.}',
    ],
    thanks: ['Wir geben uns Mühe, niemanden warten zu lassen.'],
    sorry: [
      'Für die Wartezeit bitten wir um Entschuldigung, zu den Stoßzeiten ist jetzt eine Person mehr da.',
    ],
  },
  {
    id: 'prices',
    weight: 2.5,
    praise: [
      '{Faire|Angemessene|Sehr gute} Preise{| für die Lage| für diese Qualität}.',
      'Preis und Leistung {stimmen|passen}.',
    ],
    flaw: ['für Polen recht teuer'],
    gripe: ['Für das Gebotene {zu teuer|ziemlich teuer}{|, fast wie in Berlin}.'],
    anger: ['Auf der Rechnung stand mehr, als wir bestellt hatten, erstattet wurde nichts.'],
    thanks: ['Faire Preise sind uns wichtig, danke.'],
    sorry: ['Ihre Anmerkung zu den Preisen nehmen wir ernst.'],
  },
  {
    id: 'interior',
    weight: 5,
    fits: cafe,
    praise: [
      '{Gemütliches|Liebevoll eingerichtetes|Charmantes|Schönes} Café, {hier kann man lange sitzen|viele Pflanzen und viel Licht|ideal bei Regen}.',
      '{Angenehme|Ruhige|Entspannte} Atmosphäre, {nicht zu laut|gut für eine Pause|gutes WLAN}.',
    ],
    flaw: ['etwas laute Musik', 'die Tische stehen sehr eng'],
    gripe: ['{Zu laute Musik|Sehr laut und eng}, man versteht sein eigenes Wort nicht.'],
    thanks: ['Schön, dass Sie sich bei uns wohlgefühlt haben.'],
    sorry: ['Die Musik haben wir leiser gestellt, und die Tische rücken wir etwas auseinander.'],
  },
  {
    id: 'cleanliness',
    weight: 1.6,
    fits: cafe,
    praise: ['{Alles sehr sauber|Sehr gepflegt}{|, auch die Toiletten}.'],
    flaw: ['nur eine Toilette'],
    gripe: ['Die Tische waren {klebrig|nicht abgeräumt}.'],
    anger: ['{Schmutzige Tassen, klebrige Tische|Die Toilette in üblem Zustand}, niemand kümmert sich.'],
    thanks: ['Danke, dass Ihnen das aufgefallen ist.'],
    sorry: ['Das darf nicht vorkommen, wir kontrollieren jetzt stündlich.'],
  },
];
