/** What the work has to have, and its files until it is accepted. */

import { naira } from './figures.ts';

/** What the work is accepted by. */
export const acceptance = {
  title: 'What it must have',
  lead: 'What you both agreed on for this order.',
  hunterLead: (name: string) => `Tick each line for this round. ${name} sees your answers at once.`,
  met: 'Met',
  notMet: 'Not met',
  open: 'Not checked yet',
  metItem: (text: string) => `Met: ${text}`,
  notMetItem: (text: string) => `Not met: ${text}`,
  count: (met: number, all: number) => `${met} of ${all} met`,
  failed: "We couldn't save this answer",
};

/** Remarks at a place of the work. */
export const marks = {
  none: 'Add at least one remark',
  tooMany: (max: number) => `A round takes at most ${max} remarks`,
  textMissing: 'Say what should change',
  onlyQuestions: 'Without asking for changes, only questions are sent',
  answerMissing: 'Write your answer',
  halfPlace: 'A place needs both numbers, x and y',
  noQuestion: 'No question waits for an answer',
  settled: 'The hunter settled this remark. Nothing is left to answer',
  otherFile: 'One of these remarks fits no file of the newest round. Load the page again',
  stillOpen: (count: number) =>
    count === 1
      ? 'One remark is still open. Say that it is changed, or answer it'
      : `${count} remarks are still open. Say of each that it is changed, or answer it`,
};

/** Under a sound or film that is handed in: the light copy that goes along. */
export const proxies = {
  making: (percent: number) => `Making a light preview: ${percent}%`,
  sent: 'Light preview sent',
  none: 'No light preview: until acceptance, your client plays the file itself.',
};

/** Files of handed-in work, until it is accepted. */
export const files = {
  preview: 'Preview. The file opens when you accept the work.',
  proxy: 'Play it here in smaller quality. The file opens when you accept the work.',
  played: 'Play it here. The file opens when you accept the work.',
  broken: "We can't show this file. It may be damaged.",
  making: 'The preview is on its way.',
  locked: (talent: string) => `Opens when you accept the work. ${talent} can open it earlier.`,
  kept: (talent: string) => `This file stays with ${talent}.`,
  opened: 'Opened before acceptance',
  hunterPreview: (hunter: string) => `${hunter} sees a preview with a watermark.`,
  hunterProxy: (hunter: string) => `${hunter} plays a light preview with a watermark.`,
  hunterPlays: (hunter: string) => `${hunter} can play it, not download it.`,
  hunterBlind: (hunter: string) => `${hunter} can't look inside until the work is accepted.`,
  seePreview: 'See the preview',
  playPreview: 'Play the preview',
  open: (hunter: string) => `Open to ${hunter}`,
  openTitle: 'Open this file now?',
  openLead: (hunter: string, file: string) =>
    `${hunter} can download “${file}” before accepting the work. You can't lock it again.`,
  openDone: 'File opened',
};

/** The proof room: the newest work to look at. */
export const page = {
  backToOrder: 'Back to the order',
  emptyTitle: 'Nothing to look at yet',
  emptyText: (talent: string) => `When ${talent} hands in files, you look at them here together.`,
  emptyTextTalent: 'Hand in files, and your client looks at them here with you.',
  files: 'Files of this round',
  fit: 'Fit to the screen',
  enlarge: 'Enlarge',
  lightGround: 'Light background',
  darkGround: 'Dark background',
  noGround: 'No background',
  download: (size: string) => `Download, ${size}`,
  compare: 'Compare with the last round',
  /** Its beginning, where there is little room. */
  compareShort: 'Compare',
  difference: 'Only what changed',
  compareEnd: 'End comparing',
  nothingChanged: 'Nothing changed',
  newFile: 'New in this round',
  compareHow: 'How much of the last round shows',
  tapPicture: 'Tap the picture where something should change.',
  pictureKeys: 'Picture: move the pin with the arrow keys, place it with Enter',
  pin: (label: number | string, text: string) => `Remark ${label}: ${text}`,
  placeInSound: 'Place in the sound',
  placeInFilm: 'Place in the film',
  remarkAt: (time: string) => `Remark at ${time}`,
  dataPrice: (amount: number) =>
    amount < 1 ? `less than ${naira(1)} of data` : `about ${naira(Math.round(amount))} of data`,
  proxy: 'Light preview with a watermark.',
  proxyByTalent: "Made on the talent's device. We haven't checked it against the full file.",
  proxyCut: (minutes: number) => `It ends after ${minutes} minutes. The work may go on.`,
  frameBefore: 'One picture back',
  nextFrame: 'One picture on',
  notPlayed: "This browser can't play it. Try another one.",
  noPicture: "This kind of file can't be shown here.",
  noPictureYet:
    "This kind of file can't be shown here. The client gets it once the work is accepted, or when the talent opens it earlier.",
  remarks: 'Your remarks',
  noRemarks: 'None yet. They stay on this device until you send them together.',
  remarkOnFile: 'Remark on the whole file',
  composerLabel: 'What should change?',
  questionLabel: 'What do you want to know?',
  questionMissing: 'Write your question',
  finishFirst: 'Add or cancel your remark first.',
  kindLabel: 'How much does it matter?',
  kinds: { must: 'Must change', nice: 'Nice to have', question: 'Question' },
  keep: 'Add remark',
  edit: (number: number) => `Edit remark ${number}`,
  remove: (number: number) => `Remove remark ${number}`,
  show: (label: number | string) => `Show remark ${label} on the work`,
  asked: 'What should change',
  askedBefore: (round: number) => `Remarks on round ${round}`,
  whole: (file: string) => `${file}, as a whole`,
  onPage: (file: string, page: number) => `${file}, page ${page}`,
  gone: (where: string) => `${where} · not in this round`,
  pages: 'Pages',
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  nextPage: 'Next page',
  pageBefore: 'Page before',
  morePages: (shown: number, count: number) => `The first ${shown} of ${count} pages are shown.`,
  tapPage: 'Tap the page where something should change.',
  atSecond: (file: string, time: string) => `${file}, at ${time}`,
  states: { done: 'Changed', answered: 'Answered', settled: 'Settled' },
  stillOpen: 'Still open',
  mustsOpen: (count: number) =>
    count === 1
      ? 'One remark that must change is still open. Mark it as changed, or answer it'
      : `${count} remarks that must change are still open. Mark each as changed, or answer it`,
  done: 'Mark as changed',
  notDone: 'Undo',
  answer: 'Answer',
  answerLabel: 'Your answer',
  saveAnswer: 'Save answer',
  settle: 'Mark as settled',
  reopen: 'Open again',
  askForChanges: (count: number) => `Ask for changes (${count})`,
  askQuestions: (count: number) => (count === 1 ? 'Send the question' : `Send ${count} questions`),
  questionsText: (talent: string) =>
    `${talent} answers here. The work stays as it is until you accept it or ask for changes.`,
  askQuestionsTitle: 'Ask without a round of changes?',
  questionsDone: 'Questions sent',
  questionsDoneText: (talent: string) => `${talent} was notified and answers here.`,
  questions: 'Questions',
  askTitle: 'Ask for these changes?',
  askConfirm: 'Ask for changes',
  askText: (talent: string) => `${talent} goes back to work. Your remarks are the request, word for word:`,
  askCounted: (round: number, included: number) =>
    `This is change ${round} of the ${included} in the package. Your remarks are the request, word for word:`,
  askBeyond: (included: number, talent: string) =>
    `The package includes ${included}, and all are used. ${talent} may ask for more money first. Your remarks are the request, word for word:`,
  askAgreed: (included: number) =>
    `The package includes ${included}, and all are used. What you agreed on stays free: ask only for what's missing or wrong. Your remarks are the request, word for word:`,
  nextChanges: 'Submit the changes',
  nextRound: (round: number) => `Submit round ${round}`,
};

/** Why a further round can't be ordered. */
export const furtherErrors = {
  noPrice: 'This order has no price for another round. Ask for changes instead',
  left: 'The package still includes changes. Ask for those first',
  open: 'Another round is ordered already. Follow it in its own order',
  later: 'A later round has been done. Order the next one from there',
  talentGone: "This talent's account is closed or suspended, so they can't take orders",
};

/** One more round of changes, at the price that the package has for it. */
export const further = {
  order: (round: number, amount: string) => `Order round ${round} for ${amount}`,
  title: (round: number) => `Order round ${round}?`,
  lead: (talent: string) =>
    `The package's rounds are used up, so this is an order of its own. ${talent} agrees first, then you pay into escrow.`,
  sent: (talent: string) => `${talent} gets your remarks word for word:`,
  days: (days: string) => `${days} from payment`,
  stays: "This order stays as it is. Accept it when it's what you agreed.",
  accepted: 'The accepted order stays as it is.',
  changesInstead: "It's not what we agreed: ask for changes",
  roundInstead: (round: number, amount: string) => `Something new? Order round ${round} for ${amount}`,
  done: 'Round ordered',
  doneText: (talent: string) => `You pay once ${talent} has agreed.`,
  again: 'Order another round',
  all: 'Rounds of this work',
  first: 'First order',
  places: 'See the remarks on the work',
  asked: (round: number) => `Ordered as round ${round}`,
};

/** Colleagues whom a hunter shows the work to, and their page. */
export const guests = {
  ended: 'This link has ended. Ask whoever sent it to you for a new one',
  nameMissing: 'Say who the link is for',
  tooMany: (max: number) => `At most ${max} links work at a time. End one first`,
  title: 'Ask a colleague',
  lead: 'Send a link. Whoever has it looks at previews and says what they think, without an account.',
  private: (talent: string) => `${talent} doesn't see it until you ask for the change yourself.`,
  add: 'Add a colleague',
  nameLabel: 'Who is it for?',
  make: 'Make a link',
  made: 'Link made',
  send: (title: string) => `What do you think? ${title}`,
  unseen: 'Not opened yet',
  seen: 'Looked',
  end: (name: string) => `End the link of ${name}`,
  endTitle: (name: string) => `End the link of ${name}?`,
  endText: 'It stops working at once. What was said stays here.',
  endConfirm: 'End link',
  endDone: 'Link ended',
  said: 'What colleagues say',
  takeOver: 'Use as my remark',
  takenOver: 'In your remarks',
  takeOverOf: (name: string, text: string) => `Use as my remark, ${name}: ${text}`,
  /** Of the guest's own page. */
  asks: (hunter: string, talent: string) => `${hunter} asks what you think of ${talent}'s work.`,
  waits: 'The work is being changed. Come back for the next round.',
  emptyTitle: 'Nothing to look at yet',
  emptyText: (hunter: string) => `Come back once ${hunter} says that there's something to see.`,
  submit: (count: number) => (count === 1 ? 'Send 1 remark' : `Send ${count} remarks`),
  unsent: "This wasn't sent",
  sent: 'Remarks sent',
  sentText: (hunter: string) => `${hunter} can read them now.`,
  nothingLeft: (hunter: string) => `Sent. ${hunter} can read them, and there's nothing more for you to do.`,
  think: 'What do you think?',
  thinkMissing: 'Say what you think',
  none: 'None yet.',
  all: 'What was said',
  previews: 'You see previews. The files open to the client once the work is paid out.',
  endedTitle: 'This link has ended',
  endedText: 'Ask whoever sent it to you for a new one.',
  accepted: 'The work was accepted, so this link has ended. Thank you for looking',
  acceptedTitle: 'The work was accepted',
  acceptedText: "Thank you for looking. There's nothing more for you to do.",
};
