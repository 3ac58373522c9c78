/** What those who bought said, by talent: stars and words, oldest first. */

export type Said = readonly [stars: 3 | 4 | 5, words: string];

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
    [5, 'Painted in a day, because every measure was on the sheet.'],
    [3, 'I like the sign. It took two rounds more than I had time for.'],
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
    [5, 'Three flyers, three weddings, one aunt who has framed hers.'],
    [3, 'The flyer is fine. I had asked for it by noon, and the market closes at two.'],
    [5, 'Made up for it with a sheet that we now use every week.'],
    [5, 'Ninth order. She knows our phone number by heart.'],
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
    [5, 'Forty tiles, not one seam.'],
  ],
  achieng: [
    [5, 'She filmed five thumbs stopping at the same place. We had argued about that place for a year.'],
    [5, 'Short report, long silence in our meeting. Worth every shilling.'],
    [5, 'Went to clinics we had never been to, although they are ours.'],
    [4, 'Good findings. I would have liked more pictures and fewer pages.'],
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
    [5, 'The bottle-top lion is now our mascot.'],
  ],
  kojo: [
    [5, 'Cried at my own wedding film, at the part with the shoes.'],
    [5, 'He planned the storm on paper first, so on the day nobody waited.'],
    [4, 'Great cut. The first version was too long, he says weddings are.'],
    [5, 'Our match looks like the final that it was to us.'],
    [4, 'Lovely. The music was louder than the priest in one place.'],
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
    [5, 'He sat with my grandmother for two hours before writing a line.'],
    [4, 'Longer than agreed, which I did not mind and my printer did.'],
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
    [5, 'She asked what I meant, and then I knew.'],
    [4, 'Two days late because of a funeral, and she said so on the first day.'],
  ],
  halima: [
    [5, 'The buttons fit. They never fit.'],
    [5, 'Sent at eight, back before lunch, and she had rung my bell about one word.'],
    [5, 'Works in Mombasa and in Goma, we tried both.'],
    [5, 'She asked whether our grandmother would say it like that. She would not.'],
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
    [5, 'Six episodes behind, caught up in a weekend.'],
    [5, 'Took the wind out of a beach interview and left the sea.'],
    [4, 'Clean work. I had to ask where the second file was.'],
  ],
  tari: [
    [5, 'First time a bank spoke Pidgin without laughing at us.'],
    [5, 'One woman, four pigeons, each with opinions.'],
    [5, 'She sent my first line back spoken within the hour. I ordered before it ended.'],
    [5, 'My mother rang the station to ask who that sensible woman was.'],
    [4, 'Wonderful voice, a dog in the second take. She sent a third without being asked.'],
    [5, 'She reads a price as if it were good news.'],
  ],
  adaeze: [
    [5, 'Soap looks like soap and not like plastic. Orders doubled.'],
    [5, 'Sent my grandfather, folded. Got him back.'],
    [4, 'Lovely light. The courier was the slow part.'],
    [5, 'Customers ask which photographer. I say: her.'],
  ],
  kwabena: [
    [5, 'We moved the kitchen window because of his picture at seven in the morning.'],
    [4, 'True to the plan, even where the plan was wrong. He told us.'],
  ],
  lerato: [
    [5, 'Ten seconds with beads and the whole office watched it forty times.'],
    [5, 'You can see fingerprints in the clay. Keep them.'],
    [4, 'Took its time, every frame of it visible.'],
  ],
  yusuf: [
    [5, 'Left a gap where nobody could know. Our lawyer thanked him.'],
    [5, 'Subtitles gone before the next breath, exactly as he says.'],
  ],
  amina: [
    [5, 'Patients press the right number now.'],
    [5, 'Callers ask for the song back when we answer too fast.'],
  ],
  selam: [
    [5, 'The register had no such name, and neither had any rude word in three languages.'],
    [4, 'She refused our tagline. We are grateful, now.'],
  ],
  tunde: [
    [5, 'Drew the whole film on the back of our invoice while we talked. That drawing is in it.'],
    [5, 'People watch the loop to its end before they press anything.'],
    [4, 'Fine film. The last change took a week longer than we had hoped.'],
    [5, 'Four small loops, and our first screens explain themselves now.'],
  ],
  chidera: [
    [5, 'My daughters wear her birds to school.'],
    [4, 'The red was a little too loud on the first print. The second is perfect.'],
    [5, 'She sent a metre of printed cloth before I paid for ten.'],
    [5, 'The label sold out the first hundred bottles. The oil sold the next.'],
    [4, 'Answers at night, like everybody who draws. Worth the wait.'],
  ],
  wanjiru: [
    [5, 'We change the prices ourselves now, on the phone, under the tree.'],
    [5, 'Loads before I have put the phone down.'],
    [4, 'Plain, as promised. My brother wanted more colours.'],
    [5, 'Drew the screens with our collectors at the gate, at five in the morning.'],
  ],
  fatou: [
    [5, 'My son asks for the lady who reads.'],
    [5, 'Every name right, in four languages. I had not sent a list.'],
    [4, 'A beautiful reading. One chapter was softer than the others, and she read it again.'],
    [5, 'You can hear her smile at the goat.'],
  ],
  sipho: [
    [5, 'Words leave the screen exactly when the mouth closes.'],
    [4, 'Good captions, delivered at the last hour.'],
  ],
  zainab: [
    [5, 'She cut our mission to nine words, and we can say them.'],
    [5, 'A story with a recipe in it. Both work.'],
    [4, 'Took a day longer, for a refrain. The children sing it.'],
  ],
};
