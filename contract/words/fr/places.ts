/** The place that a photo or film has inside, shown before it is sent. */

export const inside = (name: string, degrees: string) =>
  `${name} indique le lieu de la prise de vue : ${degrees}.`;
export const takeOut = 'Retirer le lieu';
export const keep = 'Envoyer avec le lieu';
