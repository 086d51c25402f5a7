import { readTable } from './read-table.ts';

/** What kind of business a category is; it decides on services, hours and attributes. */
export type Sector =
  | 'food'
  | 'retail'
  | 'beauty'
  | 'health'
  | 'lodging'
  | 'cars'
  | 'sport'
  | 'home'
  | 'finance'
  | 'learning'
  | 'culture';

export interface BusinessCategory {
  /** `categories/gcid:…` */
  name: string;
  pl: string;
  en: string;
  sector: Sector;
}

export function findCategory(name: string | undefined): BusinessCategory | undefined {
  return byName.get(categoryNameOf(name ?? ''));
}

/** Google returns `categories/gcid:cafe` and accepts `gcid:cafe` as well. */
export function categoryNameOf(given: string): string {
  return given.startsWith('gcid:') ? `categories/${given}` : given;
}

export const categories: readonly BusinessCategory[] = readTable(`
cafe | Kawiarnia | Cafe | food
coffee_shop | Bar kawowy | Coffee shop | food
coffee_roasters | Palarnia kawy | Coffee roasters | food
bakery | Piekarnia | Bakery | food
pastry_shop | Cukiernia | Pastry shop | food
ice_cream_shop | Lodziarnia | Ice cream shop | food
tea_house | Herbaciarnia | Tea house | food
breakfast_restaurant | Restauracja śniadaniowa | Breakfast restaurant | food
restaurant | Restauracja | Restaurant | food
polish_restaurant | Restauracja polska | Polish restaurant | food
italian_restaurant | Restauracja włoska | Italian restaurant | food
pizza_restaurant | Pizzeria | Pizza restaurant | food
sushi_restaurant | Restauracja sushi | Sushi restaurant | food
vegan_restaurant | Restauracja wegańska | Vegan restaurant | food
hamburger_restaurant | Restauracja z hamburgerami | Hamburger restaurant | food
fast_food_restaurant | Restauracja fast food | Fast food restaurant | food
kebab_shop | Kebab | Kebab shop | food
sandwich_shop | Bar kanapkowy | Sandwich shop | food
juice_shop | Pijalnia soków | Juice shop | food
bar | Bar | Bar | food
wine_bar | Winiarnia | Wine bar | food
pub | Pub | Pub | food
caterer | Firma cateringowa | Caterer | food
supermarket | Supermarket | Supermarket | retail
grocery_store | Sklep spożywczy | Grocery store | retail
convenience_store | Sklep ogólnospożywczy | Convenience store | retail
organic_food_store | Sklep ze zdrową żywnością | Organic food store | retail
butcher_shop | Sklep mięsny | Butcher shop | retail
clothing_store | Sklep odzieżowy | Clothing store | retail
shoe_store | Sklep obuwniczy | Shoe store | retail
jewelry_store | Sklep jubilerski | Jewelry store | retail
book_store | Księgarnia | Book store | retail
toy_store | Sklep z zabawkami | Toy store | retail
electronics_store | Sklep z elektroniką | Electronics store | retail
cell_phone_store | Sklep z telefonami komórkowymi | Cell phone store | retail
furniture_store | Sklep meblowy | Furniture store | retail
home_improvement_store | Sklep z artykułami dla domu | Home improvement store | retail
florist | Kwiaciarnia | Florist | retail
pet_store | Sklep zoologiczny | Pet store | retail
cosmetics_store | Drogeria | Cosmetics store | retail
sporting_goods_store | Sklep sportowy | Sporting goods store | retail
optician | Optyk | Optician | health
pharmacy | Apteka | Pharmacy | health
dentist | Dentysta | Dentist | health
dental_clinic | Klinika stomatologiczna | Dental clinic | health
medical_clinic | Przychodnia | Medical clinic | health
physical_therapist | Fizjoterapeuta | Physical therapist | health
veterinarian | Weterynarz | Veterinarian | health
hair_salon | Salon fryzjerski | Hair salon | beauty
barber_shop | Fryzjer męski | Barber shop | beauty
beauty_salon | Salon kosmetyczny | Beauty salon | beauty
nail_salon | Salon manicure i pedicure | Nail salon | beauty
day_spa | Spa | Day spa | beauty
hotel | Hotel | Hotel | lodging
hostel | Hostel | Hostel | lodging
guest_house | Pensjonat | Guest house | lodging
car_repair | Warsztat samochodowy | Auto repair shop | cars
car_wash | Myjnia samochodowa | Car wash | cars
car_dealer | Salon samochodowy | Car dealer | cars
gas_station | Stacja paliw | Gas station | cars
tire_shop | Sklep z oponami | Tire shop | cars
electric_vehicle_charging_station | Stacja ładowania pojazdów elektrycznych | Electric vehicle charging station | cars
gym | Siłownia | Gym | sport
fitness_center | Klub fitness | Fitness center | sport
yoga_studio | Studio jogi | Yoga studio | sport
swimming_pool | Basen | Swimming pool | sport
plumber | Hydraulik | Plumber | home
electrician | Elektryk | Electrician | home
locksmith | Ślusarz | Locksmith | home
cleaning_service | Firma sprzątająca | Cleaning service | home
moving_company | Firma przeprowadzkowa | Moving company | home
laundry_service | Pralnia | Laundry service | home
bank | Bank | Bank | finance
insurance_agency | Agencja ubezpieczeniowa | Insurance agency | finance
accountant | Księgowy | Accountant | finance
real_estate_agency | Agencja nieruchomości | Real estate agency | finance
currency_exchange_service | Kantor | Currency exchange service | finance
language_school | Szkoła językowa | Language school | learning
driving_school | Szkoła jazdy | Driving school | learning
preschool | Przedszkole | Preschool | learning
museum | Muzeum | Museum | culture
movie_theater | Kino | Movie theater | culture
art_gallery | Galeria sztuki | Art gallery | culture
`).map(([id = '', pl = '', en = '', sector = '']) => ({
  name: `categories/gcid:${id}`,
  pl,
  en,
  sector: sector as Sector,
}));

const byName = new Map(categories.map((category) => [category.name, category]));
