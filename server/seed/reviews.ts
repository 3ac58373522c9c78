/** What those who bought said, by talent: stars and words, oldest first. */

export type Said = readonly [stars: 4 | 5, words: string];

export const said: Readonly<Record<string, readonly Said[]>> = {
  ifeoma: [
    [5, 'She read all 340 pages and asked about a minor uncle. The cover is about him now, and it is right.'],
    [5, 'Second book with her. Printer in Accra had no questions, which has never happened.'],
    [4, 'Beautiful jacket. The spine came two days late, and she told me before I noticed.'],
  ],
  kwame: [
    [
      5,
      'He stood across my road for an hour before drawing anything. Now trotro mates call the stop by our sign.',
    ],
    [4, 'Strong work. I wanted more colours, he wanted fewer, he won, he was right.'],
    [5, 'The painter used his sheet without one phone call.'],
  ],
  aissatou: [
    [5, 'My tailor kissed the paper. The sleeves fit on the first day.'],
    [5, 'Painted me taller than I am, cut for how I am. Thank you.'],
    [4, 'Lovely drawings; one measure had to be asked for again.'],
  ],
  thandi: [
    [5, 'Called at eleven, flyer at four, wedding full.'],
    [4, 'Fast and clean. My own spelling mistake stayed in, she says she asked. She did.'],
    [5, 'She told me my idea was two ideas. It was.'],
  ],
  brian: [
    [5, 'Found an error in our own annual figures, politely. The board has his beads on the wall.'],
    [5, 'One chart, forwarded 4,000 times, with our name still on it.'],
    [4, 'Excellent. I would have liked the file in PowerPoint, he sent it when asked.'],
  ],
  emeka: [
    [5, 'Cut from his list without one wrong board.'],
    [5, 'The model had a joint I did not know. I am a carpenter for 20 years.'],
    [4, 'Very good work, replies mostly at night.'],
  ],
  naledi: [
    [5, 'Our programmer, who likes nobody, likes her sheets.'],
    [5, 'Simi walks like my niece. I did not send a photo of my niece.'],
    [4, 'Town tiles are a joy. Two came at the wrong size and were mended the same day.'],
  ],
  achieng: [
    [5, 'She filmed five thumbs stopping at the same place. We had argued about that place for a year.'],
    [5, 'Short report, long silence in our meeting. Worth every shilling.'],
    [5, 'Went to clinics we had never been to, although they are ours.'],
  ],
  samuel: [
    [5, 'The secretary changes the fees herself. She is 58.'],
    [4, 'Solid, plain, fast. Not the prettiest, and parents find the bus times.'],
    [5, 'He unscrewed the lamp before he wrote a word. Our returns halved.'],
  ],
  dayo: [
    [5, 'Aunties with flowers growing from their heads. Best wedding of the year.'],
    [
      4,
      'Tin people made our advert. Rendering took a day longer because of NEPA, he sent pictures of the candle.',
    ],
    [5, 'Worked on my mother’s phone, which works on nothing.'],
  ],
  kojo: [
    [5, 'Cried at my own wedding film, at the part with the shoes.'],
    [5, 'He planned the storm on paper first, so on the day nobody waited.'],
    [4, 'Great cut. The first version was too long, he says weddings are.'],
  ],
  tendai: [
    [5, 'Our savings group understood interest in two minutes. I had tried for two years.'],
    [5, 'A real hand! People ask whose it is.'],
    [4, 'Good film, my voice is the weak part.'],
  ],
  uche: [
    [5, 'My father read chapter one and called it his. It is.'],
    [5, 'Found a story in our shop that we walk past each morning.'],
    [5, 'His Igbo made my mother laugh in the right place.'],
  ],
  yaa: [
    [5, 'On day two she told us not to apply. Saved us a month.'],
    [5, 'Funded. First time, after four tries with others.'],
    [4, 'Strict about the budget, and rightly so.'],
  ],
  bukola: [
    [5, 'She found 212 mistakes and still called it lovely.'],
    [5, 'Every mark in place. My pastor asked who did it.'],
    [4, 'Red pen is very red. The thesis passed.'],
  ],
  halima: [
    [5, 'The buttons fit. They never fit.'],
    [5, 'Sent at eight, back before lunch, and she had rung my bell about one word.'],
    [5, 'Works in Mombasa and in Goma, we tried both.'],
  ],
  moussa: [
    [5, 'Nos clientes croient que nous avons toujours écrit ainsi.'],
    [5, 'Eleven pages, one lamp, two prizes.'],
    [4, 'Fine ear. He took out my favourite line, and the scene breathes now.'],
  ],
  nana: [
    [5, 'She began my newsletter with an apology and sold the whole lorry.'],
    [4, 'Fewer words than I paid for, which was the point.'],
    [5, 'Customers now quote our labels at us.'],
  ],
  lwazi: [
    [5, 'The fridge is gone. I did not know we had a fridge.'],
    [5, 'My children sing the jingle when it rains.'],
    [4, 'Excellent sound. He let one bad joke stay, it was mine.'],
  ],
  tari: [
    [5, 'First time a bank spoke Pidgin without laughing at us.'],
    [5, 'One woman, four pigeons, each with opinions.'],
    [5, 'She sent my first line back spoken within the hour. I ordered before it ended.'],
  ],
  adaeze: [
    [5, 'Soap looks like soap and not like plastic. Orders doubled.'],
    [5, 'Sent my grandfather, folded. Got him back.'],
    [4, 'Lovely light. The courier was the slow part.'],
  ],
  kwabena: [
    [5, 'We moved the kitchen window because of his picture at seven in the morning.'],
    [4, 'True to the plan, even where the plan was wrong. He told us.'],
    [5, 'My mother walked through a house that is still a field.'],
  ],
  lerato: [
    [5, 'Ten seconds with beads and the whole office watched it forty times.'],
    [5, 'You can see fingerprints in the clay. Keep them.'],
    [4, 'Took its time, every frame of it visible.'],
  ],
  yusuf: [
    [5, 'Left a gap where nobody could know. Our lawyer thanked him.'],
    [5, 'Subtitles gone before the next breath, exactly as he says.'],
    [4, 'Careful work. I would have liked times every ten seconds.'],
  ],
  amina: [
    [5, 'Patients press the right number now.'],
    [5, 'Callers ask for the song back when we answer too fast.'],
    [4, 'Good voice. The second language came a day later.'],
  ],
  selam: [
    [5, 'The register had no such name, and neither had any rude word in three languages.'],
    [5, 'Guests came hungry and left late, as printed.'],
    [4, 'She refused our tagline. We are grateful, now.'],
  ],
};
