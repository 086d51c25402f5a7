import type { ReplyPhrases } from './reply-phrases.ts';

export const englishPhrases: ReplyPhrases = {
  greet(name, tone) {
    const [first = ''] = name.split(/\s+/);
    if (tone === 'formal') return name === '' ? 'Dear guest,' : `Dear ${name},`;
    if (tone === 'friendly') return first === '' ? 'Hi there!' : `Hi ${first}!`;
    return first === '' ? 'Hello,' : `Hello ${first},`;
  },
  open: {
    glad: {
      friendly: ['thank you so much for these kind words!', 'what a lovely review, thank you!'],
      neutral: ['thank you for the kind review.', 'thank you for your kind words.'],
      formal: ['we are grateful for your kind review.'],
    },
    torn: {
      friendly: ['thanks for being so honest with us!'],
      neutral: ['thank you for your honest review.'],
      formal: ['thank you for taking the time to share your impressions.'],
    },
    sorry: {
      friendly: ['we are really sorry that it went this way.'],
      neutral: ['we are sorry that your visit fell short.'],
      formal: ['please accept our apologies that your visit did not meet your expectations.'],
    },
  },
  praised: {
    coffee: ['We are happy that you enjoyed the coffee.', 'It is great to hear that the coffee was good.'],
    cake: ['We are happy that the cake was to your taste.'],
    food: ['We are happy that you enjoyed the food.'],
    service: ['Your kind words will make the whole team happy.'],
    waiting: ['It is good to know that everything went quickly.'],
    price: ['It is good to hear that the prices felt right.'],
    cleanliness: ['It is good to hear that everything was clean.'],
    noise: ['We are glad that it was a quiet place to sit.'],
    atmosphere: ['We are glad that you liked the atmosphere.'],
    choice: ['We are glad that you liked the choice.'],
  },
  blamed: {
    coffee: ['We are sorry that the coffee let you down.'],
    cake: ['We are sorry that the cake was disappointing.'],
    food: ['We are sorry that the food was disappointing.'],
    service: ['We are sorry about the service; every guest should feel welcome.'],
    waiting: ['We are sorry that you had to wait so long.'],
    price: ['We understand your remark about the prices and take it seriously.'],
    cleanliness: ['We are sorry that it was not clean. That should not happen.'],
    noise: ['We are sorry that it was too loud.'],
    atmosphere: ['We are sorry that the atmosphere was not right this time.'],
    choice: ['It is a pity that the choice was too small.'],
    order: ['We are sorry about the mistake in your order.'],
    hours: ['We are sorry about the trouble with our opening hours.'],
  },
  more: {
    glad: ['Reviews like yours brighten our day.'],
    torn: ['We read every remark and want to learn from it.'],
    sorry: ['We take every remark like yours seriously.'],
  },
  apology: ['Once more, we apologise.'],
  invitation: ['You are warmly invited to come again.'],
  close: {
    glad: {
      friendly: ['See you soon!'],
      neutral: ['We hope to see you again.'],
      formal: ['It would be our pleasure to welcome you again.'],
    },
    torn: {
      friendly: ['We hope that next time it will be five stars!'],
      neutral: ['We hope that your next visit will be better.'],
      formal: ['We hope that your next visit will be entirely to your liking.'],
    },
    sorry: {
      friendly: ['We hope you will give us another chance!'],
      neutral: ['We hope for a chance to make it right.'],
      formal: ['We hope that you will allow us to make it right.'],
    },
  },
};
