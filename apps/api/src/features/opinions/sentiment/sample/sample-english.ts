/** As `polishSample`, in English. */
export const englishSample = `
5 + Best flat white in town and the staff remember your name.
1 - Waited fifty minutes for a cold sandwich and nobody apologised.
3 ~ Lovely cakes, but the place was freezing and the service slow.
4 + Not cheap, but worth every penny.
2 - The coffee tasted burnt and the tables were sticky.
5 + Can't fault it, we'll be back!
1 - Avoid at all costs, total rip-off.
3 0 It's a café next to the station. You can get a coffee there.
5 + I have never had a bad meal here.
1 - I have never been treated so badly.
2 ~ Great location, rude waiter.
4 ~ Delicious food, although the portions have shrunk.
5 + Absolutely stunning breakfast, the eggs were cooked to perfection.
1 - Oh great, another hour in the queue. Fantastic service as always.
3 ~ The burger was juicy, the chips were soggy.
5 + My daughter loved the play corner and the hot chocolate.
2 - Used to be good, has gone downhill since the new owners took over.
4 + Quick, friendly and spotless.
1 - Found a hair in my soup and they just laughed.
5 + Hidden gem, don't tell anyone.
3 0 Had an espresso and left.
2 - Overpriced and underwhelming.
5 + Nothing to complain about at all.
1 - Nothing works: the lift, the wifi, the shower.
4 + A bit noisy, but we had a wonderful evening.
3 ~ Friendly staff, average pizza.
5 + The barber listened and gave me the best haircut in years.
1 - They ruined my hair and refused a refund.
2 - Booked for eight, seated at nine.
5 + Mechanic explained everything and charged less than quoted. Honest people.
1 - Charged me twice and won't answer the phone.
3 ~ Repair was done well, communication was terrible.
4 + Pretty good overall.
3 0 Standard pharmacy, open till ten.
5 + So kind and patient with my elderly mum.
1 - The pharmacist was dismissive and rude.
2 - Room smelled of smoke and the bed was like a plank.
5 + Comfortable bed, quiet street, superb breakfast.
4 ~ Nice room, shame about the broken shower.
1 - Bed bugs. Enough said.
3 ~ Clean and central, but the walls are paper thin.
5 + Wow!
1 - Yuck.
3 0 Okay.
5 + The bread alone is reason enough to move here.
2 - Stale croissants at premium prices.
4 ~ Excellent bread, but they sell out by nine and parking is impossible.
1 - If I could give zero stars I would.
5 + If I could give ten stars I would.
3 0 They have oat milk and four kinds of tea.
2 - Not impressed.
4 + Not bad at all!
1 - The manager shouted at the waitress in front of us, we left.
5 + They mixed up our order, apologised and brought dessert on the house. Class.
3 ~ Some days it's brilliant, other days nobody cares.
5 + Warm welcome, fresh ingredients, fair prices.
1 - Food poisoning. Two of us. Never again.
2 ~ The view is beautiful, the food is not.
4 + Easy to find, easy to park, easy to love.
3 0 We stopped for lunch on our way to the coast.
5 + Dentist was gentle and I felt no pain whatsoever.
1 - Left in more pain than I arrived with.
4 + Would happily return.
2 - Would not return.
5 + The staff couldn't have been more helpful.
1 - The staff couldn't care less.
3 ~ Good coffee, bad music, worse chairs.
4 ~ Tasty ramen; the broth was lukewarm though.
5 + Perfect spot to work from, fast wifi and plenty of sockets.
2 - Wifi down again and no sockets.
1 - Dirty glasses, dirty forks, dirty toilet.
5 + Flowers arrived on time and lasted two weeks.
1 - Flowers were dead the next morning.
3 ~ Pretty bouquet, late delivery.
4 + Lovely little shop with a proper selection.
2 - Tiny selection and the assistant ignored me.
3 0 Prices are the same as elsewhere.
5 + Trainer is amazing, I feel stronger already.
1 - Half the machines are broken and they raised the fee.
3 ~ New equipment, filthy changing rooms.
5 + thank you for a wonderful birthday party!!
2 - meh, expected more for the price
`;
