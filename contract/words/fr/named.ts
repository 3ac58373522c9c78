/** French: names that are stored in English, as people read them. */

const NAMES: Record<string, string> = {
  'Talent hunter': 'Client',
  'Creative talent': 'Talent créatif',
  Male: 'Homme',
  Female: 'Femme',
  Beginner: 'Débutant',
  Intermediate: 'Intermédiaire',
  Advance: 'Avancé',
  Basic: 'Bases',
  Conversational: 'Conversation',
  Fluent: 'Courant',
  Native: 'Langue maternelle',
  'Certificate of completion': 'Certificat de réussite',
  'Not likely': 'Peu probable',
  Yes: 'Oui',
  No: 'Non',
  'Creative visualizers': 'Créateurs visuels',
  'Tech visual experts': 'Experts en visuels techniques',
  Animators: 'Animateurs',
  'Creative writers': 'Rédacteurs créatifs',
  'Voice overs/ language experts': 'Voix off et langues',
  Experiential: 'Expérientiel',
  Copywriting: 'Conception-rédaction',
  'Creative thinkers': 'Esprits créatifs',
  'Voiceover artist': 'Artistes voix off',
};

/** What is not listed, such as the name of a person, stays as it is. */
export const of = (name: string) => NAMES[name] ?? name;
