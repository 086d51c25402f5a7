/** As `polishSample`, in Spanish. */
export const spanishSample = `
5 + El mejor café de la ciudad y el trato es de diez.
1 - Una hora esperando y la comida llegó fría.
3 ~ La tarta riquísima, pero el camarero muy borde.
4 + No es barato, pero merece la pena.
2 - Mesas sucias y café quemado.
5 + Todo perfecto, volveremos sin duda.
1 - No lo recomiendo a nadie.
3 0 Un bar normal al lado de la estación.
5 + Nunca me han defraudado.
1 - Nunca me habían tratado tan mal.
4 ~ Muy buena comida, aunque las raciones son pequeñas.
2 ~ El sitio es precioso, la atención deja mucho que desear.
5 + Camareros atentos y simpáticos, nos sentimos como en casa.
1 - Encontré un pelo en la sopa y ni se disculparon.
3 ~ Buen ambiente, precios demasiado altos.
5 + Una joya escondida.
2 - Antes era mucho mejor, ha bajado la calidad.
4 + Rápido, limpio y amable.
1 - Un desastre de principio a fin.
3 0 Tomé un cortado y me fui.
5 + Sin ninguna queja, todo estupendo.
1 - Qué maravilla, dos horas para una pizza cruda. Enhorabuena.
2 - Pan duro y tomate sin sabor.
5 + Las croquetas son para llorar de felicidad.
3 ~ Croquetas buenas, patatas aceitosas.
4 + Bastante bien, repetiremos.
1 - Me cobraron de más y encima se enfadaron.
5 + La peluquera me escuchó y el corte quedó genial.
1 - Me dejaron el pelo fatal y no quisieron arreglarlo.
3 ~ Corte correcto, pero esperé cuarenta minutos con cita.
5 + Taller honrado, me explicaron todo y cobraron lo justo.
2 - Tres semanas para cambiar una pieza.
4 ~ Arreglaron bien el coche, la limpieza regular.
1 - Ladrones, mucho cuidado.
5 + La farmacéutica fue un encanto con mi madre.
1 - Atención pésima, ni te miran a la cara.
3 0 Farmacia de guardia, abierta toda la noche.
5 + Habitación amplia, silenciosa y con vistas al mar.
2 - Habitación pequeña, ruidosa y con olor a humedad.
4 ~ Desayuno excelente, la ducha no funcionaba.
1 - Cucarachas en el baño.
3 ~ Bien situado pero anticuado.
5 + ¡Espectacular!
1 - Lamentable.
3 0 Ni bien ni mal.
4 + Me gustó mucho, el personal muy agradable.
2 - No me gustó nada.
5 + No puedo ponerle ni una pega.
1 - No cumplieron nada de lo prometido.
3 ~ La pasta deliciosa, el vino caliente.
5 + Volvería mil veces.
2 - No volveré.
4 + El pan recién hecho es una delicia.
1 - Intoxicación alimentaria, acabamos en urgencias.
3 0 Tienen terraza y aceptan tarjeta.
5 + Gracias por una noche inolvidable.
2 ~ El gimnasio es nuevo, los vestuarios dan asco.
4 + Ambiente tranquilo para trabajar con el portátil.
1 - Si pudiera poner cero estrellas, las pondría.
3 ~ Flores bonitas, entrega tarde.
`;
