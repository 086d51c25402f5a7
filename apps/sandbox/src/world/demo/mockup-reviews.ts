import type { WorldReply, WorldReview } from '../world.ts';
import { drawnMedia } from '../drawn-media.ts';
import { HOUR } from '../warsaw-time.ts';

interface ScriptedReview {
  storeCode: string;
  review: WorldReview;
}

/** The newest reviews of Kawiarnia Lipa, which are at the top of the inbox. */
export function mockupReviews(accountId: string, now: number): ScriptedReview[] {
  if (accountId !== '100000000000000000001') return [];
  const ago = (hours: number): number => now - hours * HOUR;
  const approved = (hours: number, comment: string): WorldReply => ({
    comment,
    updateTime: ago(hours),
    state: 'APPROVED',
    writes: 1,
  });
  const scripted = (
    storeCode: string,
    author: string,
    rating: WorldReview['rating'],
    hours: number,
    comment?: string,
  ): ScriptedReview => ({
    storeCode,
    review: {
      id: `AbFvOqDemo${storeCode.replaceAll('-', '')}`,
      author,
      anonymous: false,
      rating,
      ...(comment !== undefined && { comment }),
      createTime: ago(hours),
      updateTime: ago(hours),
    },
  });
  const jan = scripted(
    'LIP-GDN-01',
    'Jan Zieliński',
    1,
    29,
    'W niedzielę zamknięte, a na mapie było otwarte do 20. Przyjechaliśmy na darmo z dziećmi.',
  );
  jan.review.reply = {
    ...approved(27, 'Dziękujemy za opinię i zapraszamy ponownie! Zespół Kawiarni Lipa'),
    state: 'REJECTED',
    policyViolation: 'REPETITIVE',
  };
  const klara = scripted(
    'LIP-LDZ-01',
    'Klara Schmidt',
    5,
    50,
    'Wunderbarer Kuchen, sehr freundlich. Wir kommen wieder!',
  );
  klara.review.reply = approved(
    45,
    'Liebe Frau Schmidt, vielen Dank für die lieben Worte! Den Kuchen backen wir jeden Morgen frisch, umso mehr freut uns Ihr Lob. Bis zum nächsten Mal in Łódź! Ihr Team der Kawiarnia Lipa',
  );
  const ewa = scripted(
    'LIP-KTW-01',
    'Ewa Maj',
    4,
    80,
    'Śniadania super, jajka po benedyktyńsku idealne. Minus za głośną muzykę.',
  );
  ewa.review.reply = approved(
    76,
    'Pani Ewo, bardzo dziękujemy! Cieszymy się, że jajka po benedyktyńsku smakowały, i już zapraszamy na kolejne śniadanie. Zespół Kawiarni Lipa',
  );
  ewa.review.updateTime = ago(73);
  ewa.review.media = drawnMedia(['photo', 'photo', 'photo', 'lost'], 1);
  klara.review.media = drawnMedia(['photo', 'video', ...Array.from({ length: 5 }, () => 'photo' as const)]);
  const pawel = scripted('LIP-POZ-01', 'Paweł', 2, 54);
  pawel.review.media = drawnMedia(['photo'], 4);
  const tomasz = scripted(
    'LIP-WAW-01',
    'Tomasz K.',
    5,
    21,
    'Najlepszy sernik w Warszawie. Cicho, jasno, gniazdka przy każdym stoliku. Polecam do pracy.',
  );
  const marta = scripted(
    'LIP-KRK-01',
    'Marta Wiśniewska',
    3,
    18,
    'Kawa jak zawsze świetna, ale wczoraj czekaliśmy ponad 25 minut na dwa cappuccino. Obsługa miła, tylko jedna osoba na całą salę. Szkoda, bo to nasze ulubione miejsce na Starym Mieście.',
  );
  const olena = scripted(
    'LIP-WRO-01',
    'Olena Bondar',
    4,
    25,
    'Very nice place and kind staff, oat milk at no extra cost.',
  );
  return [ewa, pawel, klara, jan, olena, tomasz, marta];
}
