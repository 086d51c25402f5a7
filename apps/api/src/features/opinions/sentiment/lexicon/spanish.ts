import type { Lexicon } from './lexicon.ts';

export const spanish: Lexicon = {
  weights: {
    3: `excelente, increíble, fantástico, espectacular, maravilloso, perfecto, perfecta, inmejorable, extraordinario, estupendo, magnífico, mejor, insuperable, una joya, no hay mejor, imposible mejor, mil veces, de diez, 10/10, brutal, impresionante, exquisito, sobresaliente, chapó`,
    2: `inolvidable, delicia, felicidad, encanto, maravilla, acierto, como en casa, volver sin duda, sin duda, ni una pega, sin queja, ninguna queja, nunca defraudar, no defraudar, gratamente, un lujo, de lujo, enhorabuena, felicidades, de confianza, enamorar, enamorado, 
      delicioso, riquísimo, buenísimo, genial, recomendar, recomiendo, recomendable, encantar, encanta, encantó, encantado, encantador, precioso, gracias, amabilísimo, profesional, atento, amable, volveremos, volveré, repetir, repetiremos, sin pega, un acierto, vale la pena, merece la pena, acogedor, super, disfrutar, disfrutamos, feliz, contento, sorprender gratamente, muy recomendable, trato cercano, cariño, divino, espléndido, agradecido, impecable, satisfecho, vale mucho la pena`,
    1: `recién hecho, honrado, honesto, silencioso, amplia, puntualidad, moderno, seguro, eficiente, original, nuevo, nueva, decorado, fresquísimo, tiernísimo, paciencia, variedad, ágil, elegante, 
      bueno, buena, buen, bien, rico, sabroso, bonito, limpio, fresco, simpático, agradable, rápido, cómodo, barato, razonable, tranquilo, educado, interesante, fácil, casero, tierno, jugoso, crujiente, cremoso, variado, amplio, bonita, gustar, gustó, gusta, ok, cercano, detalle, eficaz, puntual, honesto, paciente, cuidado, calidad, sonrisa, económico, ambiente`,
    0.4: `ok, correcto, correcta, correctamente, aceptable, cumple`,
    0: `ni bien ni mal, normal`,
    [-0.6]: `regular, mediocre, normalito, aceitoso, anticuado`,
    [-1]: `hora, horas, minutos, tarde, retraso, retrasar, cancelar, oscuro, ruidosa, estropeado, no funcionar, no funcionaba, no funciona, apenas, recalentado, congelado, grasiento, aguada, gomoso, insuficiente, deja que desear, deja mucho que desear, humedad, pequeña, subir los precios, 
      caro, ruidoso, ruido, lento, tardar, tardaron, tardó, esperar, esperando, esperamos, frío, pequeño, seco, duro, soso, salado, quemado, estrecho, cola, lástima, pena, faltar, falta, olvidar, olvidaron, error, problema, equivocar, equivocaron, demasiado, escaso, poco, aburrido, incómodo, desorden, lleno, del montón, nada especial, sin más, podría mejorar, mejorable, ni fu ni fa, ha bajado, tibio, aguado, insípido, desbordado, flojo, viejo, justo, mayor, agobio, colapsado`,
    [-2]: `olor, asqueroso, cobrar de más, cobraron de más, gritar, gritó, reírse, rieron, moho, hormigas, dolor, marchito, muerto, dañado, peligroso, ni caso, sin disculpas, ni disculparse, ni se disculparon, enfadar, enfadaron, tratado mal, tratar mal, incumplir, no cumplir, no cumplieron, prometido, engaño, abuso, robo, urgencias, desatento, inútil, fraude, sin sabor, 
      antes mucho mejor, antes mejor, dar asco, malo, mala, mal, sucio, suciedad, maleducado, grosero, antipático, borde, desagradable, decepcionante, decepción, decepcionado, decepcionar, decepcionó, evitar, timo, estafa, huele mal, oler, ignorar, ignoraron, no recomendar, no recomiendo, no volveré, no volveremos, no volver, queja, quejar, reclamar, reclamación, crudo, incomible, inaceptable, asco, vergonzoso, engañar, engañaron, mentir, pelo, perder el tiempo, tirar el dinero, dejadez, desprecio, prepotente, ni se os ocurra, caducado, roto, prepotencia, indignado`,
    [-3]: `horrible, pésimo, fatal, terrible, peor, vergüenza, desastre, asqueroso, nefasto, lamentable, espantoso, una tomadura de pelo, intoxicar, intoxicación, ladrones, cucaracha, pesadilla, estafadores, penoso`,
  },
  negations: 'no, ni, nunca, sin, tampoco, nada, jamás, ningún, ninguna, nadie',
  onlyWords: 'solo, sólo, solamente',
  stronger:
    'muy, super, realmente, tan, totalmente, bastante, absolutamente, siempre, especialmente, mucho, increíblemente, verdaderamente',
  weaker: 'algo, ligeramente, tal vez, quizá, un poco, poquito, casi, a veces',
  turns: 'pero, aunque, sin embargo, salvo, excepto, eso sí, por desgracia, desgraciadamente',
  joins: 'sino también, mientras, lástima, menos, pena, además',
  everyday:
    'el, la, los, las, de, que, y, en, un, una, es, muy, no, con, por, para, lo, se, nos, me, su, al, pero, está, todo, fue, del, más, comida, servicio, sitio, trato',
};
