/** French: reviews: writing, reading, replying. */

export const replyTo = (name: string | number) => `Répondre à ${name}`;
export const youCanReplyOnceYourWords =
  'Vous pouvez répondre une fois. Votre réponse figure sous l’avis, pour tous.';
export const sendReply = 'Envoyer la réponse';
export const yourReply = 'Votre réponse';
export const withItIsShownOnceBoth = (title: string | number, name: string | number) =>
  `${title}, avec ${name}. Il paraît quand vous avez tous deux écrit, et ne se modifie plus.`;
export const sendReview = 'Envoyer l’avis';
export const yourRating = 'Votre note';
export const wouldYouRecommend = (name: string | number) => `Recommanderiez-vous ${name} ?`;
export const hiddenUntilHasReviewedYouToo = (other: string | number, moment: string | number) =>
  `Caché jusqu’à l’avis de ${other}, ou au ${moment}.`;
export const canReadYourReviewNow = (other: string | number) => `${other} peut lire votre avis.`;
export const recommends = (recommendUser: string | number) => `Recommande : ${recommendUser}`;
export const reply = 'Répondre';
export const to = (name: string | number) => `à ${name}`;
export const theReviewsCouldNotBeLoaded = 'Les avis n’ont pas pu être chargés';
export const only = (stars: string | number) => `Seulement ${stars}`;
export const huntersReviewYouAfterTheyAccept =
  'Les clients vous évaluent après avoir accepté votre travail. Le premier avis commence par une candidature.';
export const nobodyHasReviewedYetReviewsCome = (name: string | number) =>
  `Personne n’a encore évalué ${name}. Les avis viennent des seules commandes terminées.`;
export const starsAfter = (stars: number) => (stars < 2 ? 'étoile' : 'étoiles');
