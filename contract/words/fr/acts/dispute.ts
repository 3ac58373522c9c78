/** French: what is said of disputes. */
import type { disputeActs } from '../../../acts/dispute.ts';
import { type ActFacts, type ActWords, both, type Notification } from '../../../acts/words.ts';
import { because, day, job, naira } from './phrases.ts';

type Ended = ActFacts<'job.decide' | 'job.accept-settlement'>;

export const disputeWords: ActWords<`job.${keyof typeof disputeActs}`> = {
  'job.dispute': {
    notify: both({
      title: 'Litige ouvert',
      text: (f) =>
        `${f.who} a ouvert un litige sur ${job(f)}. L’argent reste sous séquestre jusqu’à la fin. Donnez votre version${f.until ? ` avant le ${day(f.until)}` : ''}.`,
    }),
    history: (f) => [`${f.who} a ouvert un litige`, 'L’argent reste sous séquestre jusqu’à la fin.'],
    line: (f) => `${f.who} a ouvert un litige sur ${job(f)}. L’argent reste sous séquestre jusqu’à la fin.`,
  },
  'job.answer-dispute': {
    notify: both({
      title: 'Réponse à votre litige',
      text: (f) =>
        `${f.who} a répondu à votre litige sur ${job(f)}. Adire tranche maintenant, sauf si vous tombez d’accord.`,
    }),
    history: (f) => [`${f.who} a répondu au litige`],
    line: (f) => `${f.who} a répondu au litige sur ${job(f)}.`,
  },
  'job.lapse-answer': {
    notify: both({
      title: 'Adire va trancher le litige',
      text: (f) =>
        `Le délai de réponse au litige sur ${job(f)} est passé. Adire tranche avec ce que nous avons. Ne pas répondre ne fait pas perdre à soi seul.`,
    }),
    history: () => ['Le délai de réponse au litige est passé', 'Adire tranche avec ce que nous avons.'],
    line: (f) => `Le délai de réponse au litige sur ${job(f)} est passé. Adire tranche.`,
  },
  'job.note-dispute': {
    notify: both({
      title: 'Message d’Adire sur votre litige',
      text: (f) => `Au sujet du litige sur ${job(f)}\u00A0: ${f.note}`,
    }),
    history: (f) => ['Message d’Adire sur le litige', f.note],
    line: (f) => `Adire au sujet du litige sur ${job(f)}\u00A0: ${f.note}`,
  },
  'job.withdraw-dispute': {
    notify: both({
      title: 'Litige retiré',
      text: (f) => `${f.who} a retiré le litige sur ${job(f)}. La commande reprend son cours.`,
    }),
    history: (f) => [`${f.who} a retiré le litige`, 'La commande reprend son cours.'],
    line: (f) => `${f.who} a retiré le litige sur ${job(f)}. La commande reprend son cours.`,
  },
  'job.propose-settlement': {
    notify: both({
      title: 'Règlement proposé',
      text: (f) =>
        `${naira(f.gross)} pour le talent, avant les frais\u00A0: c’est ce que ${f.who} propose pour clore le litige sur ${job(f)}. Acceptez, ou proposez un autre montant.`,
    }),
    history: (f) => [`${f.who} a proposé un règlement`, `${naira(f.gross)} pour le talent, avant les frais`],
    line: (f) =>
      `${f.who} a proposé de clore le litige sur ${job(f)} avec ${naira(f.gross)} pour ${f.talent_name}, avant les frais.`,
  },
  'job.accept-settlement': {
    notify: ended((f) => `${f.who} a accepté votre proposition sur ${job(f)}.`),
    history: (f) => [`${f.who} a accepté le règlement`, `${parts(f)}.`],
    line: (f) => `${f.who} a accepté la proposition pour ${job(f)}\u00A0: ${parts(f)}.`,
  },
  'job.decide': {
    notify: ended((f) => `Adire a tranché le litige sur ${job(f)}.`),
    history: (f) => ['Adire a tranché le litige', `${parts(f)}.${because(f)}`],
    line: (f) => `Adire a tranché le litige sur ${job(f)}\u00A0: ${parts(f)}.${because(f)}`,
  },
};

/** Each side reads what it gets. */
function ended(how: (facts: Ended) => string): Record<'hunter' | 'talent', Notification<Ended>> {
  return {
    hunter: {
      title: 'Litige clos',
      text: (f) => `${how(f)} Vous récupérez ${naira(f.hunter)} du prix.${because(f)}`,
    },
    talent: {
      title: 'Litige clos',
      text: (f) => `${how(f)} Vous recevez ${naira(f.talent)} après les frais.${because(f)}`,
    },
  };
}

function parts(f: Ended): string {
  return `${naira(f.talent)} pour ${f.talent_name} après les frais, ${naira(f.hunter)} rendus à ${f.hunter_name}`;
}
