import type { Scene, Topic } from '../phrasebook.ts';

const cafe = (scene: Scene): boolean => scene.brand !== 'ziarno';
const labelled =
  (label: string) =>
  (scene: Scene): boolean =>
    scene.labels.includes(label);

export const englishTopics: Topic[] = [
  {
    id: 'coffee',
    weight: 9,
    fits: cafe,
    praise: [
      '{Really good|Great|Lovely|Excellent|Proper} {coffee|flat white|cappuccino|espresso|latte}{|, smooth and not bitter|, perfect milk|, nice and strong|, just what we needed after a long walk}.',
      'The {flat white|cappuccino|filter coffee|cortado} was {spot on|excellent|very good|as good as back home|beautifully made}.',
      'Oat milk {at no extra cost|for no extra charge}, {which was a nice surprise|big plus}.',
    ],
    rave: [
      '{Best|Hands down the best} {coffee|flat white|cappuccino} [I/we] had in <town>{.|!| and [I/we] tried quite a few.}',
      'The coffee alone is worth {the walk|a detour|coming back to <town> for}.',
    ],
    flaw: ['the coffee could be a bit hotter', 'no decaf'],
    gripe: [
      'Coffee was {lukewarm|watery|quite bitter|nothing special}.',
      'My {flat white|cappuccino|latte} was {basically warm milk|lukewarm by the time it came|weak}.',
    ],
    anger: ['The coffee was {cold and sour|undrinkable}, [I/we] left {half of it|most of it}.'],
    thanks: [
      'We are so glad you enjoyed the coffee.',
      'Our baristas will be delighted to read what you say about the coffee.',
    ],
    sorry: [
      'Your coffee should have been better than that, and we are checking our machine and grinder.',
      'If a coffee is not right, please tell us and we will gladly make a new one.',
    ],
  },
  {
    id: 'cake',
    weight: 7,
    fits: cafe,
    praise: [
      'The {cheesecake|apple cake|lemon tart|carrot cake|meringue|brownie} {was delicious|is a must|was so good [I/we] ordered a second slice|tasted homemade}.',
      '{Great|Lovely|Huge} selection of {cakes|homemade cakes|cakes, some of them vegan}.',
      'Had the {warm apple cake with ice cream|raspberry cheesecake|poppy seed cake}, {delicious|really lovely|not too sweet}.',
    ],
    rave: ['The {cheesecake|szarlotka|lemon tart} is {out of this world|the best I have ever had|unreal}!'],
    flaw: ['not many cakes left in the evening', 'the cakes are a bit on the sweet side'],
    gripe: [
      'The {cheesecake|carrot cake|brownie} was {dry|clearly not from today|disappointing}.',
      'Hardly any cake left at {2|3|4} in the afternoon.',
    ],
    anger: ['The cake was {stale|old and dried out}, and nobody seemed to care.'],
    thanks: [
      'Our cakes are baked fresh every morning, so your words made our day.',
      'Next time do try the {honey cake|pistachio cheesecake}!',
    ],
    sorry: ['We have passed your comment about the cakes on to our bakers.'],
  },
  {
    id: 'breakfast',
    weight: 4,
    fits: (scene) => scene.brand === 'lipa' && scene.time.hour >= 8 && scene.time.hour <= 16,
    praise: [
      '{Great|Lovely|Delicious} breakfast, {the eggs Benedict were perfect|the shakshuka was full of flavour|generous portions|good bread too}.',
    ],
    flaw: ['few vegetarian options at breakfast'],
    gripe: ['Breakfast was {small for the price|cold by the time it arrived|rather bland}.'],
    anger: ['Waited {50 minutes|an hour} for breakfast and it {came cold|was the wrong order}.'],
    thanks: ['We are happy that breakfast was a good start to your day.'],
    sorry: ['We are talking to our kitchen about your breakfast, it should have been much better.'],
  },
  {
    id: 'bread',
    weight: 16,
    fits: (scene) => scene.brand === 'ziarno',
    praise: [
      '{Fantastic|Wonderful|Excellent} {sourdough|rye bread|pastries|rolls}, {still warm|great crust|gone before we got home}.',
      'The {doughnuts with rose jam|blueberry buns|cinnamon rolls} are {amazing|a must|worth getting up early for}.',
    ],
    flaw: ['empty shelves in the afternoon'],
    gripe: ['Almost nothing left at {3|4} pm even though they were open until 7.'],
    anger: ['The bread was {raw in the middle|stale already}, and the answer was just a shrug.'],
    thanks: ['Our bakers start at two in the morning, so this means a lot to them.'],
    sorry: ['That is not the bread we want to be known for, please let us make it up to you.'],
  },
  {
    id: 'beans',
    weight: 7,
    fits: (scene) => scene.brand === 'sowa',
    praise: [
      'They roast their own beans {and it shows|on site, the smell is incredible}.',
      'Bought {a bag of the Ethiopian|some Colombian beans|the espresso blend} to take home, {superb|ground for my moka pot on the spot}.',
    ],
    flaw: ['few dark roasts'],
    gripe: ['Beans were {pricey|roasted two months ago}, [I/we] expected fresher ones.'],
    thanks: ['We hope the beans remind you of <town> at home.'],
    sorry: ['Please bring the bag or a photo of it and we will replace it with a fresh one.'],
  },
  {
    id: 'staff',
    weight: 8,
    praise: [
      '{Very friendly|Lovely|Kind|Super friendly|Welcoming} staff{|, perfect English|, always smiling|, helped us choose}.',
      'The {staff|girl behind the counter|guy behind the bar} {spoke perfect English|was patient with our terrible Polish|gave us great tips for <town>|could not have been nicer}.',
      '<nominative> {was so helpful|was lovely|made us feel very welcome}.',
    ],
    flaw: ['the staff seemed a bit distracted', 'no English menu'],
    gripe: [
      'Staff {seemed bored|could not be bothered|barely looked up from their phones}.',
      'Service was {indifferent|rather cold|disorganised}.',
    ],
    anger: [
      '{Rude|Incredibly rude} staff, {rolled their eyes when we asked for water|pretended not to see us|felt like we were a nuisance}.',
    ],
    thanks: [
      'We have shared your kind words with the whole team.',
      'The team was really happy to hear this.',
    ],
    sorry: ['This is not how we want our guests to feel and we have talked about it with the team.'],
  },
  {
    id: 'waiting',
    weight: 3,
    praise: ['{Quick|Fast} service{| even though it was packed| despite the queue}.'],
    flaw: ['the wait at the weekend', 'the queue'],
    gripe: [
      'We waited {20|25|30|almost 30} minutes for {two coffees|two cappuccinos|a coffee and a cake}.',
      '{Very slow|Painfully slow}, one person {for the whole room|doing everything}.',
    ],
    anger: [
      '{40|45} minutes for two coffees, then we were told {the order was lost|they forgot}. {No apology.|Unbelievable.|}',
    ],
    thanks: ['We do our best not to keep anyone waiting, thank you for noticing.'],
    sorry: ['We are sorry about the wait, there is now one more person on the busy shifts.'],
  },
  {
    id: 'hours',
    weight: 1,
    praise: [],
    gripe: ['Asked to leave {20 minutes|half an hour} before closing time.'],
    anger: [
      'Closed {on Sunday|when we came}, although the map said open until {8|9}. {Walked all the way for nothing.|We came across town just for this.}',
    ],
    thanks: [],
    sorry: ['We are sorry about the confusion with our opening hours, they are now correct on the map.'],
  },
  {
    id: 'prices',
    weight: 2.4,
    praise: [
      '{Fair|Very reasonable|Good} prices{| for the old town| for this quality| compared to other places nearby}.',
      'Great value{|, coffee and cake for less than a coffee at home}.',
    ],
    flaw: ['it is a bit pricey', 'prices are on the high side for Poland'],
    gripe: ['{Overpriced|Quite expensive} for what it is{|, 24 zł for a cappuccino|, almost London prices}.'],
    anger: ['They charged us for {two cakes instead of one|a coffee we never got} and refused to refund it.'],
    thanks: ['We try hard to keep our prices fair.'],
    sorry: [
      'We are sorry about that; please show us the receipt next time and we will look into it together.',
    ],
  },
  {
    id: 'interior',
    weight: 5,
    fits: cafe,
    praise: [
      '{Cosy|Beautiful|Lovely|Charming|Relaxed} {interior|place|atmosphere}, {great for people watching|lots of plants and light|perfect on a rainy day|we stayed for two hours}.',
      '{Nice music, not too loud|Comfy armchairs|Big windows and plenty of light}.',
    ],
    flaw: ['it gets quite crowded', 'the music is a bit loud', 'the tables are very close together'],
    gripe: [
      '{Loud music|Very loud and crowded}, hard to have a conversation.',
      'Tables were {tiny and wobbly|squeezed together}.',
    ],
    thanks: ['It is lovely to hear that you felt at home with us.'],
    sorry: ['We have turned the music down and are moving the tables a little further apart.'],
  },
  {
    id: 'cleanliness',
    weight: 1.6,
    fits: cafe,
    praise: ['{Spotless|Very clean}, {toilets included|tables wiped all the time}.'],
    flaw: ['only one toilet'],
    gripe: [
      'Tables were {sticky|not cleared}, had to wipe ours [myself/ourselves].',
      'The toilet {needs attention|was out of paper}.',
    ],
    anger: ['{Dirty tables, dirty cups|Lipstick on my cup}, {disgusting|simply not acceptable}.'],
    thanks: ['Thank you for noticing, we check the room every hour.'],
    sorry: ['We are sorry about the state of the place, we now check it every hour.'],
  },
  {
    id: 'work',
    weight: 2,
    fits: cafe,
    praise: [
      '{Good wifi and plenty of sockets|Fast wifi}, {ideal for working|worked here all morning and nobody minded}.',
    ],
    flaw: ['few sockets', 'patchy wifi'],
    gripe: ['Wifi {kept dropping|did not work at all}, hardly any sockets.'],
    thanks: ['The tables by the window are the best ones for working, see you there.'],
    sorry: ['The router has been replaced, so the wifi should be stable now.'],
  },
  {
    id: 'dogs',
    weight: 3,
    fits: labelled('przyjazna psom'),
    praise: [
      'Dog friendly, our {spaniel|terrier|pup} got {a bowl of water|a biscuit} {straight away|before we got our menus}.',
    ],
    thanks: ['Please give your dog a scratch behind the ears from all of us.'],
  },
  {
    id: 'garden',
    weight: 4,
    fits: (scene) => scene.labels.includes('ogródek') && scene.time.month >= 5 && scene.time.month <= 9,
    praise: [
      '{Lovely|Nice} outdoor seating, {shady and quiet|great on a summer evening|perfect for people watching}.',
    ],
    flaw: ['smokers at the outside tables'],
    gripe: ['Nobody came to the outside tables, [I/we] had to go in and ask.'],
    thanks: ['We hope you can enjoy the garden again soon.'],
    sorry: ['There is now one person just for the garden.'],
  },
  {
    id: 'station',
    weight: 6,
    fits: labelled('dworzec'),
    praise: [
      '{Perfect|Great} stop before {the train|our train}, {quick and friendly|you can see the departures board|room for suitcases}.',
      'Far better than the usual station coffee.',
    ],
    flaw: ['little room for luggage'],
    gripe: ['Too slow for a station, we nearly missed our train.'],
    thanks: ['Safe travels, and see you at your next change of trains.'],
    sorry: ['Travellers in a hurry should be served first and we are sorry it did not work this time.'],
  },
];
