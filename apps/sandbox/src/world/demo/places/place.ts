/** A row of a chain's list of places, from which the location is derived. */
export interface Place {
  code: string;
  town: Town;
  street: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  /** How busy it is beside the others: its share of the chain's reviews. */
  traffic: number;
  labels: string[];
  /** How many months before the world's present it opened, when that is within the three years. */
  openedMonthsAgo?: number;
  state?: 'unverified' | 'closed for now';
}

export interface Town {
  name: string;
  voivodeship: string;
  /** "w Krakowie": the place name in a reply's signature. */
  inTown: string;
  areaCode: string;
}

/** Reads an address book: code | town | street | postal code | latitude | longitude | traffic | labels | note. */
export function readPlaces(table: string): Place[] {
  return table
    .trim()
    .split('\n')
    .map((line) => readPlace(line.split('|').map((cell) => cell.trim())));
}

function readPlace(cells: string[]): Place {
  const [
    code = '',
    townName = '',
    street = '',
    postalCode = '',
    latitude,
    longitude,
    traffic,
    labels = '',
    note = '',
  ] = cells;
  const known = towns.get(townName);
  if (known === undefined) throw new Error(`The town of ${code} is not listed: ${townName}.`);
  const opened = /^opened (\d+) months ago$/.exec(note)?.[1];
  return {
    code,
    town: known,
    street,
    postalCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    traffic: Number(traffic),
    labels: labels === '' ? [] : labels.split(', '),
    ...(opened !== undefined && { openedMonthsAgo: Number(opened) }),
    ...((note === 'unverified' || note === 'closed for now') && { state: note }),
  };
}

/** "w Krakowie"; a town that the demo does not know is simply "w mieście". */
export function inPolishTown(name: string): string {
  return towns.get(name)?.inTown ?? 'w mieście';
}

function town(name: string, inTown: string, voivodeship: string, areaCode: string): Town {
  return { name, inTown, voivodeship, areaCode };
}

const towns = new Map(
  [
    town('Białystok', 'w Białymstoku', 'podlaskie', '85'),
    town('Bielsko-Biała', 'w Bielsku-Białej', 'śląskie', '33'),
    town('Bochnia', 'w Bochni', 'małopolskie', '14'),
    town('Bydgoszcz', 'w Bydgoszczy', 'kujawsko-pomorskie', '52'),
    town('Cieszyn', 'w Cieszynie', 'śląskie', '33'),
    town('Częstochowa', 'w Częstochowie', 'śląskie', '34'),
    town('Gdańsk', 'w Gdańsku', 'pomorskie', '58'),
    town('Gdynia', 'w Gdyni', 'pomorskie', '58'),
    town('Gliwice', 'w Gliwicach', 'śląskie', '32'),
    town('Katowice', 'w Katowicach', 'śląskie', '32'),
    town('Kazimierz Dolny', 'w Kazimierzu Dolnym', 'lubelskie', '81'),
    town('Kielce', 'w Kielcach', 'świętokrzyskie', '41'),
    town('Kołobrzeg', 'w Kołobrzegu', 'zachodniopomorskie', '94'),
    town('Kraków', 'w Krakowie', 'małopolskie', '12'),
    town('Łódź', 'w Łodzi', 'łódzkie', '42'),
    town('Lublin', 'w Lublinie', 'lubelskie', '81'),
    town('Myślenice', 'w Myślenicach', 'małopolskie', '12'),
    town('Niepołomice', 'w Niepołomicach', 'małopolskie', '12'),
    town('Nowy Sącz', 'w Nowym Sączu', 'małopolskie', '18'),
    town('Olsztyn', 'w Olsztynie', 'warmińsko-mazurskie', '89'),
    town('Opole', 'w Opolu', 'opolskie', '77'),
    town('Poznań', 'w Poznaniu', 'wielkopolskie', '61'),
    town('Radom', 'w Radomiu', 'mazowieckie', '48'),
    town('Rzeszów', 'w Rzeszowie', 'podkarpackie', '17'),
    town('Sandomierz', 'w Sandomierzu', 'świętokrzyskie', '15'),
    town('Skawina', 'w Skawinie', 'małopolskie', '12'),
    town('Sopot', 'w Sopocie', 'pomorskie', '58'),
    town('Szczecin', 'w Szczecinie', 'zachodniopomorskie', '91'),
    town('Tarnów', 'w Tarnowie', 'małopolskie', '14'),
    town('Toruń', 'w Toruniu', 'kujawsko-pomorskie', '56'),
    town('Warszawa', 'w Warszawie', 'mazowieckie', '22'),
    town('Wieliczka', 'w Wieliczce', 'małopolskie', '12'),
    town('Wrocław', 'we Wrocławiu', 'dolnośląskie', '71'),
    town('Zakopane', 'w Zakopanem', 'małopolskie', '18'),
    town('Zielona Góra', 'w Zielonej Górze', 'lubuskie', '68'),
  ].map((one) => [one.name, one]),
);
