import type { ReplyPhrases } from './reply-phrases.ts';

export const spanishPhrases: ReplyPhrases = {
  greet(name, tone) {
    const [first = ''] = name.split(/\s+/);
    if (tone === 'formal') return 'Buenos días:';
    if (tone === 'friendly') return first === '' ? '¡Hola!' : `¡Hola, ${first}!`;
    return first === '' ? 'Hola:' : `Hola, ${first}:`;
  },
  open: {
    glad: {
      friendly: ['¡Muchísimas gracias por estas palabras!'],
      neutral: ['Gracias por esta opinión tan amable.'],
      formal: ['Le agradecemos sinceramente su opinión.'],
    },
    torn: {
      friendly: ['¡Gracias por la sinceridad!'],
      neutral: ['Gracias por esta opinión sincera.'],
      formal: ['Le agradecemos su sinceridad.'],
    },
    sorry: {
      friendly: ['Sentimos mucho que haya sido así.'],
      neutral: ['Sentimos que la visita no haya estado a la altura.'],
      formal: ['Le pedimos disculpas porque su visita no estuvo a la altura.'],
    },
  },
  praised: {
    coffee: ['Nos alegra que el café haya gustado.'],
    cake: ['Nos alegra que la tarta haya gustado.'],
    food: ['Nos alegra que la comida haya gustado.'],
    service: ['Estas palabras harán muy feliz a todo el equipo.'],
    waiting: ['Nos alegra que todo haya sido rápido.'],
    price: ['Nos alegra que los precios parezcan justos.'],
    cleanliness: ['Nos alegra que todo estuviera limpio.'],
    noise: ['Nos alegra que se pueda estar con tranquilidad.'],
    atmosphere: ['Nos alegra que haya gustado el ambiente.'],
    choice: ['Nos alegra que haya gustado la variedad.'],
  },
  blamed: {
    coffee: ['Sentimos que el café haya decepcionado.'],
    cake: ['Sentimos que la tarta haya decepcionado.'],
    food: ['Sentimos que la comida haya decepcionado.'],
    service: ['Pedimos disculpas por el trato; cada cliente debería sentirse bienvenido.'],
    waiting: ['Pedimos disculpas por la espera.'],
    price: ['Entendemos el comentario sobre los precios y lo tomamos en serio.'],
    cleanliness: ['Pedimos disculpas por la limpieza. No debería pasar.'],
    noise: ['Sentimos que el ruido haya molestado.'],
    atmosphere: ['Sentimos que esta vez haya faltado buen ambiente.'],
    choice: ['Sentimos que la variedad haya sido escasa.'],
    order: ['Pedimos disculpas por el error en el pedido.'],
    hours: ['Pedimos disculpas por el problema con el horario.'],
  },
  more: {
    glad: ['Opiniones así nos animan cada día.'],
    torn: ['Leemos cada comentario y queremos aprender de él.'],
    sorry: ['Tomamos en serio cada comentario como este.'],
  },
  apology: ['De nuevo, pedimos disculpas.'],
  invitation: ['Será un placer recibir otra visita.'],
  close: {
    glad: {
      friendly: ['¡Hasta pronto!'],
      neutral: ['Hasta pronto.'],
      formal: ['Será un placer recibirle de nuevo.'],
    },
    torn: {
      friendly: ['¡Esperamos que la próxima vez sea de cinco estrellas!'],
      neutral: ['Esperamos que la próxima visita sea mejor.'],
      formal: ['Esperamos que su próxima visita sea plenamente de su agrado.'],
    },
    sorry: {
      friendly: ['¡Ojalá nos den otra oportunidad!'],
      neutral: ['Esperamos poder arreglarlo.'],
      formal: ['Esperamos que nos permita arreglarlo.'],
    },
  },
};
