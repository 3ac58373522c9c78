/** What is said of every act in French: notifications, lines of the history and of conversations, by subject. */
import type {
  accountActs,
  bankAccountActs,
  hunterActs,
  policyActs,
  talentActs,
  trackerActs,
} from '../../acts/account.ts';
import type { EventName } from '../../acts/all.ts';
import type { bidActs } from '../../acts/bid.ts';
import type { chargebackActs, orderChargebackActs } from '../../acts/chargeback.ts';
import { ACCEPT_AFTER_DAYS, OFFER_LAPSES_AFTER_DAYS } from '../../acts/deadlines.ts';
import type { disputeActs } from '../../acts/dispute.ts';
import { EXTENSION_LAPSES_AFTER_DAYS, type extensionActs } from '../../acts/extension.ts';
import type { invitationActs } from '../../acts/invitation.ts';
import type { jobActs } from '../../acts/job.ts';
import type { paymentActs } from '../../acts/payment.ts';
import type { payoutActs } from '../../acts/payout.ts';
import type { reviewActs } from '../../acts/review.ts';
import type { taskActs } from '../../acts/task.ts';
import { type ActFacts, type ActWords, forBothSides, type Notification } from '../../acts/words.ts';
import { inCurrency, showNaira, toNaira } from '../../core/money.ts';
import { fixed as common } from './common.ts';
import { moment } from './figures.ts';
import { colon, de, decimals, longDay, que, thousands } from './language.ts';
import { fixed } from './notifications.ts';
import { fixed as tracker } from './tracker.ts';

const silence = `Sans réponse sous ${ACCEPT_AFTER_DAYS} jours, nous l’acceptons pour vous.`;

const jobWords: ActWords<`job.${keyof typeof jobActs}`> = {
  'job.edit': { history: (f) => [`${acted(f)} modifié la mission`] },
  'job.delete': { history: (f) => [`${acted(f)} retiré la mission`] },
  'job.offer': {
    notify: {
      talent: {
        title: (f) => (f.gig ? 'Votre offre a été commandée' : 'Vous avez une proposition'),
        text: (f) => `${offered(f)} Lisez l’accord, puis acceptez-le ou refusez-le.`,
      },
    },
    history: (f) => [
      `${acted(f)} ${f.package ? `commandé la formule ${quote(f.package)}` : 'envoyé l’accord'}`,
    ],
  },
  'job.accept-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Commande acceptée' : 'Accord accepté'),
        text: (f) =>
          `${f.talent_name} a accepté ${agreement(f)}. Payez sous séquestre pour que le travail commence.`,
      },
    },
    history: (f) => [`${acted(f)} accepté ${f.gig ? 'la commande' : 'l’accord'}`],
  },
  'job.decline-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Commande refusée' : 'Accord refusé'),
        text: (f) => `${f.talent_name} a refusé ${agreement(f)}.${because(f)}${unpaid(f)}`,
      },
    },
    history: (f) => [`${acted(f)} refusé ${f.gig ? 'la commande' : 'l’accord'}`, f.reason],
  },
  'job.remind-offer': {
    notify: {
      talent: {
        title: 'Une proposition vous attend',
        text: (f) =>
          `${f.hunter_name} attend votre réponse à la proposition pour ${job(f)}. Elle expire ${OFFER_LAPSES_AFTER_DAYS} jours après son envoi.`,
      },
    },
  },
  'job.lapse-offer': {
    notify: {
      hunter: {
        title: (f) => (f.gig ? 'Commande sans réponse' : 'Proposition sans réponse'),
        text: (f) =>
          `${f.talent_name} n’a pas répondu en ${OFFER_LAPSES_AFTER_DAYS} jours\u00A0: ${agreement(f)} a expiré.${unpaid(f)}`,
      },
      talent: {
        title: (f) => (f.gig ? 'Commande expirée' : 'Proposition expirée'),
        text: (f) => `Sans réponse en ${OFFER_LAPSES_AFTER_DAYS} jours, ${agreement(f)} a expiré.`,
      },
    },
    history: (f) => [
      `${f.gig ? 'La commande' : 'La proposition'} a expiré après ${OFFER_LAPSES_AFTER_DAYS} jours sans réponse`,
    ],
  },
  'job.withdraw': {
    notify: {
      talent: {
        title: (f) => (f.gig ? 'Commande retirée' : 'Accord retiré'),
        text: (f) => `${f.hunter_name} a retiré ${agreement(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${acted(f)} retiré ${f.gig ? 'la commande' : 'l’accord'}`, f.reason],
  },
  'job.leave': {
    notify: {
      hunter: { title: cancelled, text: (f) => `${cancelledBeforePayment(f)}${unpaid(f)}` },
      talent: { title: cancelled, text: cancelledBeforePayment },
    },
    history: (f) => [`${acted(f)} annulé ${f.gig ? 'la commande' : 'l’accord'} avant le paiement`, f.reason],
  },
  'job.call-off': {
    notify: {
      talent: {
        title: 'Mission annulée',
        text: (f) => `${f.hunter_name} a annulé ${job(f)} avant le paiement.${because(f)}`,
      },
    },
    history: (f) => [`${acted(f)} annulé la mission`, f.reason],
  },
  'job.fund': {
    notify: {
      hunter: {
        title: 'Paiement reçu',
        text: (f) =>
          `${naira(f.amount)} pour ${job(f)} sont en sécurité sous séquestre. ${f.talent_name} peut commencer.`,
      },
      talent: {
        title: 'La mission est payée',
        text: (f) =>
          `${f.hunter_name} a payé ${naira(f.amount)} sous séquestre pour ${job(f)}. Vous pouvez commencer.`,
      },
    },
    history: (f) => [`${naira(f.amount)} payés sous séquestre`],
  },
  'job.start': {
    notify: {
      hunter: { title: 'Travail commencé', text: (f) => `${f.talent_name} a commencé ${job(f)}.` },
    },
    history: (f) => [`${acted(f)} commencé le travail`],
  },
  'job.submit-milestone': {
    notify: {
      hunter: {
        title: 'Étape remise',
        text: (f) => `${f.talent_name} a remis l’étape ${quote(f.milestone)} de ${job(f)}.`,
      },
    },
    history: (f) => [`${acted(f)} remis une étape`, f.milestone],
  },
  'job.decline-milestone': {
    notify: {
      talent: {
        title: 'Étape à modifier',
        text: (f) =>
          `${f.hunter_name} a demandé des modifications à l’étape ${quote(f.milestone)} de ${job(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${acted(f)} demandé des modifications à ${quote(f.milestone)}`, f.reason],
  },
  'job.submit': {
    notify: {
      hunter: {
        title: 'Travail remis',
        text: (f) =>
          `${f.talent_name} a remis le travail pour ${job(f)}. Acceptez-le, ou renvoyez-le avec vos remarques. ${silence}`,
      },
    },
    history: ({ round = 1, ...f }) => [
      `${acted(f)} remis le projet${round > 1 ? ` à nouveau (version ${round})` : ''}`,
    ],
  },
  'job.remind': {
    notify: {
      hunter: {
        title: 'Un travail remis vous attend',
        text: (f) =>
          `${f.talent_name} a remis ${job(f)} il y a ${count(f.days, 'jour', 'jours')} et attend votre réponse. ${silence}`,
      },
    },
  },
  'job.decline': {
    notify: {
      talent: {
        title: 'Modifications demandées',
        text: (f) => `${f.hunter_name} a demandé des modifications à ${job(f)}.${because(f)}`,
      },
    },
    history: (f) => [`${acted(f)} demandé des modifications`, f.reason],
  },
  'job.accept': {
    notify: {
      talent: {
        title: fixed.projectAccepted,
        text: (f) => `${acceptance(f)} Vous avez gagné ${naira(f.talent)}, que vous pouvez retirer.`,
      },
      hunter: {
        title: fixed.projectAccepted,
        text: (f) =>
          `Vous n’avez pas répondu pendant ${ACCEPT_AFTER_DAYS} jours\u00A0: nous avons accepté pour vous le travail sur ${job(f)}. ${f.talent_name} est payé.${paidBack(f)}`,
      },
    },
    history: (f) => [
      f.by === 'clock'
        ? `Accepté après ${ACCEPT_AFTER_DAYS} jours sans réponse`
        : `${acted(f)} accepté le travail`,
      'L’argent sous séquestre a été libéré.',
    ],
  },
  'job.cancel': {
    notify: {
      talent: {
        title: 'Commande annulée',
        text: (f) =>
          `${f.hunter_name} a annulé ${job(f)}. ${f.talent === '0' ? 'Vous ne recevez rien' : `Vous recevez ${naira(f.talent)}`} selon les règles d’annulation.${because(f)}`,
      },
      hunter: {
        title: 'Commande annulée',
        text: (f) => `${f.talent_name} a annulé ${job(f)}.${paidBack(f)}${because(f)}`,
      },
    },
    history: (f) => [`${acted(f)} annulé la commande`, f.reason],
  },
  'job.open-file': {
    notify: {
      hunter: {
        title: 'Un fichier vous est ouvert',
        text: (f) =>
          `${f.talent_name} vous ouvre ${quote(f.file)} de ${job(f)} avant l’acceptation, pour que vous puissiez l’essayer.`,
      },
    },
    history: (f) => [`${acted(f)} ouvert un fichier avant l’acceptation`, f.file],
  },
  'job.ask-questions': {
    notify: {
      talent: {
        title: 'Des questions sur votre travail',
        text: (f) => `${f.hunter_name} demande à propos de ${job(f)}\u00A0: ${quote(f.text)}.`,
      },
    },
    history: (f) => [`${acted(f)} posé des questions sur le travail`, f.text],
  },
  'job.answer-question': {
    notify: {
      hunter: {
        title: 'Réponse à votre question',
        text: (f) => `${f.talent_name} répond à propos de ${job(f)}\u00A0: ${quote(f.text)}.`,
      },
    },
    history: (f) => [`${acted(f)} répondu à une question`, f.text],
  },
  'job.waive': {
    notify: {
      talent: {
        title: 'Pénalité levée',
        text: (f) =>
          `${f.hunter_name} a pardonné l’étape manquée ${quote(f.milestone)} de ${job(f)}. Vous ne payez pas de pénalité pour elle.`,
      },
    },
    history: (f) => [`${acted(f)} pardonné une étape manquée`, f.milestone],
  },
};

/** An offer to a bid, or a package of a gig that was ordered. */
function offered(f: ActFacts<'job.offer'>): string {
  if (f.gig && f.package)
    return `${f.hunter_name} a commandé la formule ${quote(f.package)} de votre offre ${quote(f.gig)}.`;
  if (f.price) return `${f.hunter_name} vous propose ${naira(f.price)} pour ${job(f)}.`;
  return `${f.hunter_name} vous a envoyé un accord pour ${job(f)}.`;
}

function cancelledBeforePayment(f: ActFacts<'job.leave'>): string {
  return `${f.who} a annulé ${agreement(f)} avant le paiement.${because(f)}`;
}

function cancelled({ gig }: ActFacts<'job.leave'>): string {
  return gig ? 'Commande annulée' : 'Accord annulé';
}

/** An order from a gig is one from its first day. */
function agreement(f: { title: string; gig?: string | undefined }): string {
  return f.gig ? `la commande ${job(f)}` : `l’accord pour ${job(f)}`;
}

function unpaid({ gig }: { gig?: string | undefined }): string {
  return gig ? ' Vous n’avez rien payé.' : '';
}

function acceptance(f: ActFacts<'job.accept'>): string {
  return f.by === 'clock'
    ? `Il n’y a pas eu de réponse pendant ${ACCEPT_AFTER_DAYS} jours\u00A0: nous avons accepté votre travail sur ${job(f)}.`
    : `${f.hunter_name} a accepté votre travail sur ${job(f)}.`;
}

function paidBack({ hunter }: { hunter: string }): string {
  return hunter === '0' ? '' : ` ${naira(hunter)} du prix vous reviennent, et vous pouvez les retirer.`;
}

const lapseDays = count(EXTENSION_LAPSES_AFTER_DAYS, 'jour', 'jours');
const waited = `Le temps d’attente est ajouté, et les délais ouverts sont repoussés de ${lapseDays}.`;

const invitationWords: ActWords<`job.${keyof typeof invitationActs}`> = {
  'job.invite': {
    notify: {
      talent: {
        title: 'Invitation à une mission',
        text: (f) => `${f.hunter_name} vous invite à postuler à ${job(f)}.`,
      },
    },
  },
};

const extensionWords: ActWords<`job.${keyof typeof extensionActs}`> = {
  'job.request-extension': {
    notify: {
      hunter: {
        title: 'Délai demandé',
        text: (f) =>
          `${f.talent_name} demande ${more(f)} pour ${job(f)}. Les échéances sont suspendues jusqu’à votre réponse.${lapses(f)}${because(f)}`,
      },
    },
    history: (f) => [`${acted(f)} demandé ${more(f)}`, f.reason],
  },
  'job.grant-extension': {
    notify: {
      talent: {
        title: 'Délai accordé',
        text: (f) =>
          `${f.hunter_name} vous accorde ${more(f)} pour ${job(f)}. Les échéances ouvertes et la date de fin sont reportées d’autant.`,
      },
    },
    history: (f) => [`${acted(f)} accordé ${more(f)}`, f.reason],
  },
  'job.refuse-extension': {
    notify: {
      talent: {
        title: 'Délai refusé',
        text: (f) =>
          `${f.hunter_name} garde les dates de ${job(f)}. Les délais ouverts sont repoussés du temps d’attente.${because(f)}`,
      },
    },
    history: (f) => [`${acted(f)} gardé les dates`, f.reason],
  },
  'job.withdraw-extension': {
    notify: {
      hunter: {
        title: 'Demande de délai retirée',
        text: (f) =>
          `${f.talent_name} ne demande plus ${more(f)} pour ${job(f)}. Les délais ouverts sont repoussés du temps écoulé depuis la demande.`,
      },
    },
    history: (f) => [`${acted(f)} retiré ${f.mine ? 'votre' : 'sa'} demande de ${more(f)}`],
  },
  'job.lapse-extension': {
    notify: forBothSides({
      title: 'Demande de délai expirée',
      text: (f) => `Personne n’a répondu à la demande de ${more(f)} pour ${job(f)}. ${waited}`,
    }),
    history: (f) => [`Pas de réponse à la demande de ${more(f)}`, waited],
  },
};

function more({ days }: { days: number }): string {
  return `${count(days, 'jour', 'jours')} de plus`;
}

function lapses({ until }: { until?: string | undefined }): string {
  return until ? ` Sans réponse, la demande expire le ${day(until)}.` : '';
}

type Ended = ActFacts<'job.decide' | 'job.accept-settlement'>;

const disputeWords: ActWords<`job.${keyof typeof disputeActs}`> = {
  'job.dispute': {
    notify: forBothSides({
      title: 'Litige ouvert',
      text: (f) =>
        `${f.who} a ouvert un litige sur ${job(f)}. L’argent reste sous séquestre jusqu’à la fin. Donnez votre version${f.until ? ` avant le ${day(f.until)}` : ''}.`,
    }),
    history: (f) => [`${acted(f)} ouvert un litige`, 'L’argent reste sous séquestre jusqu’à la fin.'],
  },
  'job.answer-dispute': {
    notify: forBothSides({
      title: 'Réponse à votre litige',
      text: (f) =>
        `${f.who} a répondu à votre litige sur ${job(f)}. Adire tranche maintenant, sauf si vous tombez d’accord.`,
    }),
    history: (f) => [`${acted(f)} répondu au litige`],
  },
  'job.lapse-answer': {
    notify: forBothSides({
      title: 'Adire va trancher le litige',
      text: (f) =>
        `Le délai de réponse au litige sur ${job(f)} est passé. Adire tranche avec ce que nous avons. Ne pas répondre ne fait pas perdre à soi seul.`,
    }),
    history: () => ['Le délai de réponse au litige est passé', 'Adire tranche avec ce que nous avons.'],
  },
  'job.note-dispute': {
    notify: forBothSides({
      title: 'Message d’Adire sur votre litige',
      text: (f) => `Au sujet du litige sur ${job(f)}\u00A0: ${f.note}`,
    }),
    history: (f) => ['Message d’Adire sur le litige', f.note],
  },
  'job.withdraw-dispute': {
    notify: forBothSides({
      title: 'Litige retiré',
      text: (f) => `${f.who} a retiré le litige sur ${job(f)}. La commande reprend son cours.`,
    }),
    history: (f) => [`${acted(f)} retiré le litige`, 'La commande reprend son cours.'],
  },
  'job.propose-settlement': {
    notify: forBothSides({
      title: 'Règlement proposé',
      text: (f) =>
        `${naira(f.gross)} pour le talent, avant les frais\u00A0: c’est ce ${que(f.who)} propose pour clore le litige sur ${job(f)}. Acceptez, ou proposez un autre montant.`,
    }),
    history: (f) => [`${acted(f)} proposé un règlement`, `${naira(f.gross)} pour le talent, avant les frais`],
  },
  'job.accept-settlement': {
    notify: ended((f) => `${f.who} a accepté votre proposition sur ${job(f)}.`),
    history: (f) => [`${acted(f)} accepté le règlement`, `${parts(f)}.`],
  },
  'job.decide': {
    notify: ended((f) => `Adire a tranché le litige sur ${job(f)}.`),
    history: (f) => ['Adire a tranché le litige', `${parts(f)}.${because(f)}`],
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

const bidWords: ActWords<`bid.${keyof typeof bidActs}`> = {
  'bid.apply': {
    notify: {
      hunter: {
        title: 'Nouvelle candidature',
        text: (f) => `${f.talent_name} a postulé à ${job(f)}${f.price ? ` pour ${naira(f.price)}` : ''}.`,
      },
    },
  },
  'bid.withdraw': {
    notify: {
      hunter: {
        title: 'Candidature retirée',
        text: (f) => `${f.talent_name} a retiré sa candidature à ${job(f)}.`,
      },
    },
  },
  'bid.reject': {
    notify: {
      talent: {
        title: 'Candidature refusée',
        text: (f) => `Votre candidature à ${job(f)} n’a pas été retenue.${because(f)}`,
      },
    },
  },
};

const reviewWords: ActWords<`review.${keyof typeof reviewActs}`> = {
  'review.send': {
    notify: forBothSides({ title: 'On vous a évalué', text: reviewed }),
    history: (f) => [`${acted(f)} donné son avis`],
  },
  'review.show': {
    notify: forBothSides({ title: 'Nouvel avis', text: stars }),
    history: (f) => [`L’avis ${de(f.who)} est visible`],
  },
  'review.reply': {
    notify: forBothSides({
      title: 'Réponse à votre avis',
      text: (f) => `${f.who} a répondu à votre avis sur ${job(f)}.`,
    }),
    history: (f) => [`${acted(f)} répondu à l’avis`],
  },
};

const trackerWords: ActWords<`tracker.${keyof typeof trackerActs}`> = {
  'tracker.track': {
    notify: {
      talent: {
        title: 'Votre commande est suivie',
        text: (f) =>
          `${f.hunter_name} suit ${job(f)} dans le suivi de projet. Ajoutez vos tâches au tableau.`,
      },
    },
  },
};

const taskWords: ActWords<`task.${keyof typeof taskActs}`> = {
  'task.start': {
    notify: { hunter: { title: 'Tâche commencée', text: (f) => moved(f, tracker.doing) } },
  },
  'task.finish': {
    notify: { hunter: { title: 'Tâche terminée', text: (f) => moved(f, common.done) } },
  },
  'task.comment': {
    notify: forBothSides({
      title: 'Nouveau commentaire sur une tâche',
      text: (f) => `${f.who} a commenté la tâche ${quote(f.task)} de ${job(f)}.`,
    }),
  },
};

const accountWords: ActWords<`account.${keyof typeof accountActs}`> = {
  'account.new-device': {
    notify: forBothSides({
      title: 'Connexion d’un nouvel appareil',
      text: (f) =>
        `Quelqu’un s’est connecté à votre compte depuis un nouvel appareil. ${f.paused_until ? `Les retraits attendent jusqu’au ${moment(f.paused_until)}. ` : ''}Ce n’était pas vous\u00A0? Changez tout de suite de mot de passe.`,
    }),
  },
};

const hunterWords: ActWords<`hunter.${keyof typeof hunterActs}`> = {
  'hunter.suspend': {
    notify: { talent: { title: 'Compte du client suspendu', text: (f) => suspended(f, f.hunter_name) } },
    history: () => ['Le compte du client a été suspendu'],
  },
  'hunter.restore': {
    notify: { talent: { title: 'Le client est de retour', text: (f) => restored(f, f.hunter_name) } },
    history: () => ['Le compte du client est rouvert'],
  },
};

const talentWords: ActWords<`talent.${keyof typeof talentActs}`> = {
  'talent.suspend': {
    notify: { hunter: { title: 'Compte du talent suspendu', text: (f) => suspended(f, f.talent_name) } },
    history: () => ['Le compte du talent a été suspendu'],
  },
  'talent.restore': {
    notify: { hunter: { title: 'Le talent est de retour', text: (f) => restored(f, f.talent_name) } },
    history: () => ['Le compte du talent est rouvert'],
  },
};

/** Stars are named once the review is shown; notifications from before reviews were hidden name them at once. */
function reviewed(f: ActFacts<'review.send'>): string {
  if (f.rating !== undefined) return stars({ ...f, rating: f.rating });
  const until = f.hidden_until ? `, ou le ${day(f.hidden_until)}` : '';
  return `${f.who} vous a évalué pour ${job(f)}. Vous verrez son avis après avoir donné le vôtre${until}.`;
}

function stars(f: { who: string; title: string; rating: number }): string {
  return `${f.who} vous a donné ${count(f.rating, 'étoile', 'étoiles')} pour ${job(f)}.`;
}

function moved(f: ActFacts<'task.start'>, to: string): string {
  return `${f.talent_name} a déplacé la tâche ${quote(f.task)} de ${job(f)} vers ${quote(to)}.`;
}

function suspended(f: { title: string }, name: string): string {
  return `Le compte ${de(name)} est suspendu. L’argent de ${job(f)} reste où il est. Les échéances et vos droits restent comme convenu.`;
}

function restored(f: { title: string }, name: string): string {
  return `Le compte ${de(name)} est rouvert. ${job(f)} continue comme convenu.`;
}

const paymentWords: ActWords<`payment.${keyof typeof paymentActs}`> = {
  'payment.return': {
    notify: {
      hunter: {
        title: 'Paiement rendu',
        text: (f) =>
          `${naira(f.amount)} pour ${job(f)} sont arrivés trop tard, deux fois ou avec un autre montant\u00A0: ils n’ont pas payé la commande. Vous pouvez les retirer.`,
      },
    },
    history: (f) => [
      `${naira(f.amount)} arrivés trop tard, deux fois ou avec un autre montant`,
      'Ils sont parmi les remboursements que le client peut retirer.',
    ],
  },
  'payment.hold': {
    notify: {
      hunter: {
        title: 'Paiement en attente',
        text: (f) =>
          `Un paiement pour ${job(f)} n’est pas celui que nous attendions\u00A0: il n’a pas payé la commande. L’argent est en sécurité, et nous l’examinons.`,
      },
    },
    history: () => [
      'Un paiement n’était pas celui que nous attendions',
      'L’argent est en sécurité, et nous l’examinons.',
    ],
  },
  'payment.give': {
    notify: {
      hunter: {
        title: 'Paiement retrouvé',
        text: (f) =>
          `Nous avons retrouvé votre paiement de ${naira(f.amount)} pour ${job(f)}. Vous pouvez le retirer.`,
      },
    },
    history: (f) => [
      `Nous avons retrouvé un paiement de ${naira(f.amount)} pour cette commande`,
      'Il est parmi les remboursements que le client peut retirer.',
    ],
  },
  'payment.send-back': {
    notify: {
      hunter: {
        title: 'Remboursement envoyé',
        text: (f) =>
          `${naira(f.amount)} de ${job(f)} sont repartis vers la carte ou le compte d’origine. Les banques les affichent sous 10 jours ouvrés.`,
      },
    },
  },
  'payment.keep': {
    notify: {
      hunter: {
        title: 'Remboursement impossible',
        text: (f) =>
          `${naira(f.amount)} de ${job(f)} n’ont pas pu repartir vers la carte ou le compte d’origine. Vous pouvez les retirer sur votre banque.`,
      },
    },
  },
  'payment.refund': {
    notify: {
      hunter: {
        title: 'Paiement renvoyé',
        text: (f) =>
          `Nous n’avons pas pu accepter ${paid(f)} pour ${job(f)}. L’argent est reparti vers la carte ou le compte d’origine.`,
      },
    },
    history: (f) => [`${paid(f)} renvoyés`, 'L’argent est reparti vers la carte ou le compte d’origine.'],
  },
};

type Taken = { title: string; amount: string };

/** Lost, for whatever reason: it reads the same. */
const taken = {
  hunter: {
    title: 'Votre banque a repris un paiement',
    text: (f: Taken) =>
      `Votre banque a repris ${naira(f.amount)} versés pour ${job(f)}. La commande est terminée.`,
  },
  talent: {
    title: 'La banque du client a repris le paiement',
    text: (f: Taken) =>
      `La banque du client a repris ${naira(f.amount)} versés pour ${job(f)}. Ce que vous avez déjà retiré reste à vous.`,
  },
};

function takenLine({ amount }: Taken): readonly [string, string] {
  return [`La banque du client a repris ${naira(amount)}`, 'Ce qui a déjà été versé reste acquis.'];
}

const chargebackWords: ActWords<
  `chargeback.${keyof typeof chargebackActs}` | `job.${keyof typeof orderChargebackActs}`
> = {
  'chargeback.open': {
    notify: {
      hunter: {
        title: 'Votre banque demande un remboursement',
        text: (f) =>
          `Votre banque nous demande de rendre ${naira(f.amount)} versés pour ${job(f)}. Ce qui en reste est gelé jusqu’à sa décision. C’est une erreur\u00A0? Demandez-lui d’annuler.`,
      },
      talent: {
        title: 'La banque du client demande un remboursement',
        text: (f) =>
          `La banque du client nous demande de rendre ${naira(f.amount)} versés pour ${job(f)}. Nous allons lui répondre. Ce qui en reste est gelé jusqu’à sa décision.`,
      },
    },
    history: (f) => [
      `La banque du client demande le remboursement de ${naira(f.amount)}`,
      'Ce qui reste de l’argent est gelé jusqu’à sa décision.',
    ],
  },
  'chargeback.win': {
    notify: {
      hunter: {
        title: 'Votre paiement est maintenu',
        text: (f) =>
          `Votre banque a tranché\u00A0: le paiement de ${naira(f.amount)} pour ${job(f)} est maintenu. L’argent n’est plus gelé.`,
      },
      talent: {
        title: 'Le paiement est maintenu',
        text: (f) =>
          `La banque du client a tranché\u00A0: le paiement de ${naira(f.amount)} pour ${job(f)} est maintenu. L’argent n’est plus gelé.`,
      },
    },
    history: (f) => [`La banque maintient le paiement de ${naira(f.amount)}`, 'L’argent n’est plus gelé.'],
  },
  'chargeback.lose': { notify: taken, history: takenLine },
  'chargeback.expire': { notify: taken, history: takenLine },
  'job.charge-back': {
    history: () => ['La commande est terminée', 'La banque a repris le paiement.'],
  },
};

/** The same sentence for both: each is notified of their own withdrawals. */
const payoutWords: ActWords<`payout.${keyof typeof payoutActs}`> = {
  'payout.settle': {
    notify: forBothSides({
      title: 'Argent versé à votre banque',
      text: (f) => `${naira(f.amount)} ont été versés sur votre compte bancaire.`,
    }),
  },
  'payout.fail': {
    notify: forBothSides({
      title: 'Retrait échoué',
      text: (f) =>
        `Votre banque n’a pas pris ${naira(f.amount)}. L’argent est de retour chez nous, et vous pouvez le retirer à nouveau.`,
    }),
  },
  'payout.reverse': {
    notify: forBothSides({
      title: 'Retrait renvoyé',
      text: (f) => `Votre banque a renvoyé ${naira(f.amount)}. Vous pouvez les retirer à nouveau.`,
    }),
  },
};

const bankAccountWords: ActWords<`bank-account.${keyof typeof bankAccountActs}`> = {
  'bank-account.add': {
    notify: forBothSides({
      title: 'Compte bancaire ajouté',
      text: (f) =>
        `Vous pouvez retirer de l’argent vers votre nouveau compte chez ${f.bank_name} ${f.usable_at ? `à partir du ${day(f.usable_at)}` : 'dès maintenant'}. Ce n’était pas vous\u00A0? Changez votre mot de passe maintenant et retirez le compte.`,
    }),
  },
};

const policyWords: ActWords<`policy.${keyof typeof policyActs}`> = {
  'policy.publish': {
    notify: forBothSides({
      title: (f) => `Nouveaux frais à partir du ${day(f.effective_on)}`,
      text: (f) =>
        `Pour les accords conclus à partir du ${day(f.effective_on)}, les frais de service sont de ${f.service_fee}\u00A0% des gains d’un talent. Si un client annule sans étape manquée, le talent reçoit ${f.talent_share}\u00A0% du prix et Adire ${f.platform_share}\u00A0%. Une réponse tardive coûte ${f.delay_deduction}\u00A0% au client. Les commandes déjà convenues gardent leurs frais.`,
    }),
  },
};

function paid({ amount, currency }: { amount: string; currency?: string | undefined }): string {
  return inCurrency(naira(amount), currency ?? 'NGN');
}

export const acts: ActWords<EventName> = {
  ...jobWords,
  ...invitationWords,
  ...extensionWords,
  ...disputeWords,
  ...bidWords,
  ...paymentWords,
  ...chargebackWords,
  ...payoutWords,
  ...bankAccountWords,
  ...policyWords,
  ...reviewWords,
  ...accountWords,
  ...trackerWords,
  ...taskWords,
  ...hunterWords,
  ...talentWords,
};

/** Kobo as text to `N50 000`. */
function naira(kobo: string): string {
  return showNaira(toNaira(BigInt(kobo)), { thousands, decimals });
}

/** `4 décembre 2026`: the day in Lagos, which is an hour ahead of UTC all year. */
export function day(moment: string): string {
  return longDay(new Date(Date.parse(moment) + 3_600_000));
}

/** `1 jour`, `2 jours`. */
function count(many: number, one: string, several: string): string {
  return `${many} ${many > 1 ? several : one}`;
}

function quote(text: string): string {
  return `«\u00A0${text}\u00A0»`;
}

/** The job's title in quotation marks. */
function job({ title }: { title: string }): string {
  return quote(title);
}

/** A sentence of its own, or nothing where none was given. */
function because({ reason }: { reason?: string | undefined }): string {
  return reason ? ` Motif${colon} ${reason}` : '';
}

/** Who acted, with the verb's first half: `Tunde a`, `Vous avez`. */
function acted({ who, mine }: { who: string; mine: boolean }): string {
  return mine ? `${who} avez` : `${who} a`;
}
