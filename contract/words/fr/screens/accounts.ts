/** French: registering, signing in, passwords: the screens. */

export const weMailYouALinkAnd =
  'Nous vous envoyons un lien et un code par e-mail. Le code sert une fois, pendant 30 minutes.';
export const getLink = 'Recevoir le lien';
export const backToLogIn = 'Retour à la connexion';
export const newHere = 'Nouveau ici ?';
export const createAnAccount = 'Créer un compte';
export const password = 'Mot de passe';
export const theCodeCameWithYourLink =
  'Le code est venu avec votre lien : choisissez maintenant un nouveau mot de passe.';
export const copyTheCodeFromOurMail =
  'Copiez le code de notre e-mail, ou ouvrez son lien. Rien reçu ? Regardez dans vos indésirables, ou';
export const askAgain = 'demandez-le à nouveau';
export const code = 'Code';
export const newPassword = 'Nouveau mot de passe';
export const atLeast8Characters = '8 caractères au moins';
export const repeatPassword = 'Répétez le mot de passe';
export const setPassword = 'Enregistrer';
export const alreadyHaveOne = 'Vous en avez déjà un ?';
export const username = 'Nom d’utilisateur';
export const theNameThatOthersSee = 'Le nom que les autres voient';
export const confirmPassword = 'Confirmez le mot de passe';
export const createAccount = 'Créer le compte';
