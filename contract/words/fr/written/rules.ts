/** French: what stands on both pages of rules, which begin with the notice that the English text binds. */
import type { Figures } from '../../written/figures.ts';

export const rules = {
  binding:
    'Cette page est une traduction, faite pour votre commodité. Seul le texte anglais fait foi : en cas de différence, c’est lui qui s’applique.',
  bindingLink: 'Lire le texte anglais',
  version: (day: string) =>
    `Version du ${day}. Les membres sont informés d’un changement avant qu’il prenne effet.`,
  contents: 'Sommaire',
  agreement: {
    title: 'Conditions d’utilisation',
    description:
      'Les règles d’Adire : comptes, missions, commandes, séquestre, frais, annulation, litiges et retraits.',
    intro:
      'Ceci est le contrat entre vous et Adire, la place de marché. En ouvrant un compte, vous l’acceptez. Ce que fait le produit et ce qui est écrit ici sont une même chose : les chiffres ci-dessous sont ceux avec lesquels il calcule.',
    coming: 'Un changement est publié.',
    comingText: (from: string, { serviceFee, rejectionFee, cancellationFee, delayDeduction }: Figures) =>
      `Pour les accords conclus à partir du ${from} : frais de service ${serviceFee}, frais de rejet ${rejectionFee}, frais d’annulation ${cancellationFee}, retenue pour réponse tardive ${delayDeduction}. Les accords conclus avant gardent les frais en vigueur lors de leur conclusion.`,
  },
  policy: {
    title: 'Politique de confidentialité',
    description:
      'Ce qu’Adire garde de vous, pourquoi, combien de temps, qui d’autre le voit, et ce que vous pouvez y faire.',
    intro:
      'Cette page dit en mots simples ce qu’Adire garde de vous et ce que vous pouvez y faire. Nous gardons ce qu’exigent une commande, un paiement et une conversation. Nous ne vendons aucune donnée et ne montrons aucune publicité.',
  },
};
