import type { Language } from '@pinfold/contract/languages';

/** A line of business. Companies keep its id, so an id never changes its meaning and is never given again. */
export type CompanyCategory = { id: number } & Record<Language, string>;

export const companyCategories: readonly CompanyCategory[] = `
1 | Kawiarnia | Café | Cafetería
2 | Restauracja | Restaurant | Restaurante
3 | Pizzeria | Pizzeria | Pizzería
4 | Bar i pub | Bar and pub | Bar y pub
5 | Fast food | Fast food | Comida rápida
6 | Piekarnia | Bakery | Panadería
7 | Cukiernia i lodziarnia | Confectionery and ice cream | Pastelería y heladería
8 | Palarnia kawy | Coffee roastery | Tostadero de café
9 | Catering | Catering | Catering
10 | Sklep spożywczy | Grocery store | Tienda de alimentación
11 | Supermarket | Supermarket | Supermercado
12 | Sklep monopolowy | Liquor store | Licorería
13 | Kwiaciarnia | Florist | Floristería
14 | Odzież i obuwie | Clothing and shoes | Ropa y calzado
15 | Biżuteria i zegarki | Jewellery and watches | Joyería y relojería
16 | Drogeria i kosmetyki | Drugstore and cosmetics | Droguería y cosmética
17 | Księgarnia | Bookshop | Librería
18 | Elektronika i AGD | Electronics and appliances | Electrónica y electrodomésticos
19 | Meble i wyposażenie wnętrz | Furniture and interiors | Muebles y decoración
20 | Materiały budowlane | Building materials | Materiales de construcción
21 | Sklep ogrodniczy | Garden centre | Centro de jardinería
22 | Sklep zoologiczny | Pet shop | Tienda de mascotas
23 | Sklep sportowy | Sports shop | Tienda de deportes
24 | Zabawki i artykuły dziecięce | Toys and children’s goods | Juguetes y artículos infantiles
25 | Centrum handlowe | Shopping centre | Centro comercial
26 | Apteka | Pharmacy | Farmacia
27 | Przychodnia lekarska | Medical clinic | Clínica médica
28 | Stomatologia | Dentistry | Odontología
29 | Fizjoterapia i rehabilitacja | Physiotherapy and rehabilitation | Fisioterapia y rehabilitación
30 | Laboratorium medyczne | Medical laboratory | Laboratorio médico
31 | Optyk | Optician | Óptica
32 | Weterynarz | Veterinarian | Veterinario
33 | Dom opieki | Care home | Residencia de mayores
34 | Fryzjer | Hairdresser | Peluquería
35 | Salon kosmetyczny | Beauty salon | Salón de belleza
36 | Spa i masaż | Spa and massage | Spa y masajes
37 | Siłownia i klub fitness | Gym and fitness club | Gimnasio
38 | Hotel | Hotel | Hotel
39 | Apartamenty i pensjonat | Apartments and guest house | Apartamentos y pensión
40 | Biuro podróży | Travel agency | Agencia de viajes
41 | Kino i teatr | Cinema and theatre | Cine y teatro
42 | Muzeum i galeria | Museum and gallery | Museo y galería
43 | Park rozrywki | Amusement park | Parque de atracciones
44 | Warsztat samochodowy | Car repair | Taller mecánico
45 | Salon samochodowy | Car dealer | Concesionario de coches
46 | Wulkanizacja i opony | Tyres | Neumáticos
47 | Myjnia | Car wash | Lavado de coches
48 | Stacja paliw | Petrol station | Gasolinera
49 | Wypożyczalnia samochodów | Car rental | Alquiler de coches
50 | Bank | Bank | Banco
51 | Ubezpieczenia | Insurance | Seguros
52 | Kantor | Currency exchange | Casa de cambio
53 | Biuro rachunkowe | Accounting office | Asesoría contable
54 | Kancelaria prawna | Law firm | Bufete de abogados
55 | Nieruchomości | Real estate | Inmobiliaria
56 | Agencja reklamowa | Advertising agency | Agencia de publicidad
57 | Usługi informatyczne | IT services | Servicios informáticos
58 | Szkoła i kursy | School and courses | Escuela y cursos
59 | Przedszkole i żłobek | Nursery and kindergarten | Guardería
60 | Kurier i logistyka | Courier and logistics | Mensajería y logística
61 | Pralnia | Laundry | Lavandería
62 | Usługi remontowe | Renovation services | Reformas
63 | Inna branża | Another line of business | Otro sector
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', pl = '', en = '', es = ''] = line.split(' | ');
    return { id: Number(id), pl, en, es };
  });

export function isCompanyCategory(id: number): boolean {
  return companyCategories.some((category) => category.id === id);
}

export function categoryName(id: number | null, language: Language): string | null {
  return companyCategories.find((category) => category.id === id)?.[language] ?? null;
}
