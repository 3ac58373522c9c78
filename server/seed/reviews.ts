/** Reviews by buyers, by talent: stars, text and gig, oldest first. */

/** `gig` is the beginning of the title of the gig that was bought, if the talent sells more than one. */
export type ReviewText = readonly [stars: 3 | 4 | 5, words: string, gig?: string];

export const reviewTexts: Readonly<Record<string, readonly ReviewText[]>> = {
  ifeoma: [
    [
      5,
      'She read all 340 pages and asked about a minor uncle. The cover is about him now, and it is right.',
      'Book covers',
    ],
    [5, 'Second book with her. Printer in Accra had no questions, which has never happened.', 'Book covers'],
    [4, 'Beautiful jacket. The spine came two days late, and she told me before I noticed.', 'Book covers'],
  ],
  kwame: [
    [
      5,
      'He stood across my road for an hour before drawing anything. Now trotro mates call the stop by our sign.',
      'Brand identity',
    ],
    [4, 'Strong work. I wanted more colours, he wanted fewer, he won, he was right.', 'Brand identity'],
    [5, 'The painter used his sheet without one phone call.', 'Brand identity'],
    [5, 'Painted in a day, because every measure was on the sheet.', 'Brand identity'],
    [3, 'I like the sign. It took two rounds more than I had time for.', 'Brand identity'],
  ],
  aissatou: [
    [5, 'My tailor kissed the paper. The sleeves fit on the first day.'],
    [5, 'Painted me taller than I am, cut for how I am. Thank you.'],
    [4, 'Lovely drawings; one measure had to be asked for again.'],
  ],
  thandi: [
    [5, 'Called at eleven, flyer at four, wedding full.', 'Flyers'],
    [4, 'Fast and clean. My own spelling mistake stayed in, she says she asked. She did.', 'Flyers'],
    [5, 'She told me my idea was two ideas. It was.', 'One campaign'],
    [5, 'Three flyers, three weddings, one aunt who has framed hers.', 'Flyers'],
    [3, 'The flyer is fine. I had asked for it by noon, and the market closes at two.', 'Flyers'],
    [5, 'Made up for it with a sheet that we now use every week.', 'Reports'],
    [5, 'Ninth order. She knows our phone number by heart.', 'Reports'],
  ],
  brian: [
    [
      5,
      'Found an error in our own annual figures, politely. The board has his beads on the wall.',
      'Your data',
    ],
    [5, 'One chart, forwarded 4,000 times, with our name still on it.', 'Infographics'],
    [4, 'Excellent. I would have liked the file in PowerPoint, he sent it when asked.', 'Infographics'],
  ],
  emeka: [
    [5, 'Cut from his list without one wrong board.', '3D models'],
    [5, 'The model had a joint I did not know. I am a carpenter for 20 years.', '3D models'],
    [4, 'Very good work, replies mostly at night.', 'Product design'],
  ],
  naledi: [
    [5, 'Our programmer, who likes nobody, likes her sheets.', 'Game art'],
    [5, 'Simi walks like my niece. I did not send a photo of my niece.', 'A character'],
    [4, 'Town tiles are a joy. Two came at the wrong size and were mended the same day.', 'Game art'],
    [5, 'Forty tiles, not one seam.', 'Game art'],
  ],
  achieng: [
    [5, 'She filmed five thumbs stopping at the same place. We had argued about that place for a year.'],
    [5, 'Short report, long silence in our meeting. Worth every shilling.'],
    [5, 'Went to clinics we had never been to, although they are ours.'],
    [4, 'Good findings. I would have liked more pictures and fewer pages.'],
  ],
  samuel: [
    [5, 'The secretary changes the fees herself. She is 58.', 'WordPress'],
    [4, 'Solid, plain, fast. Not the prettiest, and parents find the bus times.', 'WordPress'],
    [5, 'He unscrewed the lamp before he wrote a word. Our returns halved.', 'Manuals'],
  ],
  dayo: [
    [5, 'Aunties with flowers growing from their heads. Best wedding of the year.', 'AR filters'],
    [
      4,
      'Tin people made our advert. Rendering took a day longer because of NEPA, he sent pictures of the candle.',
      '3D films',
    ],
    [5, 'Worked on my mother’s phone, which works on nothing.', 'AR filters'],
    [5, 'The bottle-top lion is now our mascot.', '3D films'],
  ],
  kojo: [
    [5, 'Cried at my own wedding film, at the part with the shoes.', 'Weddings'],
    [5, 'He planned the storm on paper first, so on the day nobody waited.', 'Visual effects'],
    [4, 'Great cut. The first version was too long, he says weddings are.', 'Weddings'],
    [5, 'Our match looks like the final that it was to us.', 'Weddings'],
    [4, 'Lovely. The music was louder than the priest in one place.', 'Weddings'],
  ],
  tendai: [
    [5, 'Our savings group understood interest in two minutes. I had tried for two years.'],
    [5, 'A real hand! People ask whose it is.'],
    [4, 'Good film, my voice is the weak part.'],
  ],
  uche: [
    [5, 'My father read chapter one and called it his. It is.', 'Your life'],
    [5, 'Found a story in our shop that we walk past each morning.', 'Stories'],
    [5, 'His Igbo made my mother laugh in the right place.', 'Igbo'],
    [5, 'He sat with my grandmother for two hours before writing a line.', 'Your life'],
    [4, 'Longer than agreed, which I did not mind and my printer did.', 'Stories'],
  ],
  yaa: [
    [5, 'On day two she told us not to apply. Saved us a month.', 'Grant'],
    [5, 'Funded. First time, after four tries with others.', 'Grant'],
    [4, 'Strict about the budget, and rightly so.', 'Grant'],
  ],
  bukola: [
    [5, 'She found 212 mistakes and still called it lovely.', 'Proofreading'],
    [5, 'Every mark in place. My pastor asked who did it.', 'Yoruba'],
    [4, 'Red pen is very red. The thesis passed.', 'Proofreading'],
    [5, 'She asked what I meant, and then I knew.', 'Proofreading'],
    [4, 'Two days late because of a funeral, and she said so on the first day.', 'Yoruba'],
  ],
  halima: [
    [5, 'The buttons fit. They never fit.'],
    [5, 'Sent at eight, back before lunch, and she had rung my bell about one word.'],
    [5, 'Works in Mombasa and in Goma, we tried both.'],
    [5, 'She asked whether our grandmother would say it like that. She would not.'],
  ],
  moussa: [
    [5, 'Nos clientes croient que nous avons toujours écrit ainsi.', 'French'],
    [5, 'Eleven pages, one lamp, two prizes.', 'Scripts'],
    [4, 'Fine ear. He took out my favourite line, and the scene breathes now.', 'Scripts'],
  ],
  nana: [
    [5, 'She began my newsletter with an apology and sold the whole lorry.', 'E-mails'],
    [4, 'Fewer words than I paid for, which was the point.', 'The words'],
    [5, 'Customers now quote our labels at us.', 'Product descriptions'],
  ],
  lwazi: [
    [5, 'The fridge is gone. I did not know we had a fridge.', 'Your podcast'],
    [5, 'My children sing the jingle when it rains.', 'Jingles'],
    [4, 'Excellent sound. He let one bad joke stay, it was mine.', 'Your podcast'],
    [5, 'Six episodes behind, caught up in a weekend.', 'Your podcast'],
    [5, 'Took the wind out of a beach interview and left the sea.', 'Your podcast'],
    [4, 'Clean work. I had to ask where the second file was.', 'Jingles'],
  ],
  tari: [
    [5, 'First time a bank spoke Pidgin without laughing at us.', 'Pidgin'],
    [5, 'One woman, four pigeons, each with opinions.', 'Nine voices'],
    [5, 'She sent my first line back spoken within the hour. I ordered before it ended.', 'Pidgin'],
    [5, 'My mother rang the station to ask who that sensible woman was.', 'Nine voices'],
    [4, 'Wonderful voice, a dog in the second take. She sent a third without being asked.', 'Pidgin'],
    [5, 'She reads a price as if it were good news.', 'Pidgin'],
  ],
  adaeze: [
    [5, 'Soap looks like soap and not like plastic. Orders doubled.', 'Product pictures'],
    [5, 'Sent my grandfather, folded. Got him back.', 'Old family'],
    [4, 'Lovely light. The courier was the slow part.', 'Product pictures'],
    [5, 'Customers ask which photographer. I say: her.', 'Product pictures'],
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
    [5, 'Left a gap where nobody could know. Our lawyer thanked him.', 'Interviews'],
    [5, 'Subtitles gone before the next breath, exactly as he says.', 'Arabic'],
  ],
  amina: [
    [5, 'Patients press the right number now.', 'Phone menus'],
    [5, 'Callers ask for the song back when we answer too fast.', 'A jingle'],
  ],
  selam: [
    [5, 'The register had no such name, and neither had any rude word in three languages.', 'A name'],
    [4, 'She refused our tagline. We are grateful, now.', 'Know what'],
  ],
  tunde: [
    [
      5,
      'Drew the whole film on the back of our invoice while we talked. That drawing is in it.',
      'An explainer',
    ],
    [5, 'People watch the loop to its end before they press anything.', 'Small loops'],
    [4, 'Fine film. The last change took a week longer than we had hoped.', 'An explainer'],
    [5, 'Four small loops, and our first screens explain themselves now.', 'Small loops'],
  ],
  chidera: [
    [5, 'My daughters wear her birds to school.', 'Illustrations'],
    [4, 'The red was a little too loud on the first print. The second is perfect.', 'Ink and gouache'],
    [5, 'She sent a metre of printed cloth before I paid for ten.', 'Adire patterns'],
    [5, 'The label sold out the first hundred bottles. The oil sold the next.', 'Ink and gouache'],
    [4, 'Answers at night, like everybody who draws. Worth the wait.', 'Illustrations'],
  ],
  wanjiru: [
    [5, 'We change the prices ourselves now, on the phone, under the tree.', 'One page'],
    [5, 'Loads before I have put the phone down.', 'One page'],
    [4, 'Plain, as promised. My brother wanted more colours.', 'One page'],
    [5, 'Drew the screens with our collectors at the gate, at five in the morning.', 'App screens'],
  ],
  fatou: [
    [5, 'My son asks for the lady who reads.', 'A warm voice'],
    [5, 'Every name right, in four languages. I had not sent a list.', 'A warm voice'],
    [
      4,
      'A beautiful reading. One chapter was softer than the others, and she read it again.',
      'A warm voice',
    ],
    [5, 'You can hear her smile at the goat.', 'Adverts'],
  ],
  sipho: [
    [5, 'Words leave the screen exactly when the mouth closes.'],
    [4, 'Good captions, delivered at the last hour.'],
  ],
  zainab: [
    [5, 'She cut our mission to nine words, and we can say them.', 'English to Hausa'],
    [5, 'A story with a recipe in it. Both work.', 'Folk tales'],
    [4, 'Took a day longer, for a refrain. The children sing it.', 'Folk tales'],
  ],
};
