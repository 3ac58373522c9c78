/** The qualifications of the example market's talents: education, certifications, skills and languages; all fictional. */
import type * as z from 'zod/mini';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import {
  type certificationForm,
  certifications,
  type educationForm,
  educations,
  type languageLevel,
  languages,
  type proficiency,
  userSkills,
} from '#contract/profiles/qualifications.ts';
import type { MembersByName } from './talks.ts';
import type { Member } from './world.ts';

type Shown = {
  educations: readonly z.input<typeof educationForm>[];
  certifications: readonly z.input<typeof certificationForm>[];
  /** By name in the catalogue. */
  skills: Readonly<Record<string, z.input<typeof proficiency>>>;
  /** By language code. */
  languages: Readonly<Record<string, z.input<typeof languageLevel>>>;
};

const qualifications: Partial<Record<keyof MembersByName, Shown>> = {
  tunde: {
    educations: [
      { title: 'Cocoa House School of Design, Ibadan', country_id: 'NG', from_year: 2009, to_year: 2013 },
    ],
    certifications: [
      {
        title: 'Character rigging',
        conferring_organization: 'Frame by Frame Africa',
        description: 'Twelve weeks, finished with a walk cycle of a market woman and her basins.',
        country_id: 'NG',
        year: 2017,
      },
      {
        title: 'Sound for animators',
        conferring_organization: 'Agodi Sound Workshop',
        country_id: 'NG',
        year: 2021,
      },
    ],
    skills: {
      'Motion graphics': 'Advance',
      'Explainer videos': 'Advance',
      Storyboarding: 'Advance',
      'Character animation': 'Intermediate',
      'Video editing': 'Intermediate',
    },
    languages: { yo: 'Native', en: 'Fluent', pcm: 'Fluent' },
  },
  zainab: {
    educations: [
      { title: 'Kurmi College of Arts, Kano', country_id: 'NG', from_year: 2010, to_year: 2014 },
      { title: 'Institute of Children’s Books, Jos', country_id: 'NG', from_year: 2015, to_year: 2016 },
    ],
    certifications: [
      {
        title: 'Translation between Hausa and English',
        conferring_organization: 'Sahel Guild of Translators',
        country_id: 'NG',
        year: 2018,
      },
    ],
    skills: {
      'Short stories': 'Advance',
      'Hausa translation': 'Advance',
      'Proofreading and editing': 'Advance',
      Scriptwriting: 'Intermediate',
    },
    languages: { ha: 'Native', en: 'Fluent', ff: 'Conversational', ar: 'Basic' },
  },
  chidera: {
    educations: [
      { title: 'Coal City Academy of Fine Art, Enugu', country_id: 'NG', from_year: 2012, to_year: 2016 },
    ],
    certifications: [
      {
        title: 'Natural dyes and resist',
        conferring_organization: 'Osun Indigo Workshop',
        description: 'Two seasons with dyers: from the vat to the repeat that a printer can use.',
        country_id: 'NG',
        year: 2019,
      },
    ],
    skills: {
      Illustration: 'Advance',
      'Adire and textile design': 'Advance',
      'Book cover design': 'Intermediate',
      'Packaging design': 'Intermediate',
    },
    languages: { ig: 'Native', en: 'Fluent', pcm: 'Native' },
  },
  fatou: {
    educations: [
      { title: 'École des Voix, Dakar', country_id: 'SN', from_year: 2011, to_year: 2013 },
      { title: 'Conservatory of the Corniche', country_id: 'SN', from_year: 2007, to_year: 2010 },
    ],
    certifications: [
      {
        title: 'Audiobook production',
        conferring_organization: 'Teranga Radio Academy',
        country_id: 'SN',
        year: 2020,
      },
    ],
    skills: {
      'Commercial voiceover': 'Advance',
      'Audiobook narration': 'Advance',
      'French translation': 'Intermediate',
      'Podcast editing': 'Intermediate',
    },
    languages: { wo: 'Native', fr: 'Native', en: 'Fluent', ff: 'Basic' },
  },
  sipho: {
    educations: [
      { title: 'Jacaranda School of Communication', country_id: 'ZA', from_year: 2010, to_year: 2012 },
    ],
    certifications: [],
    skills: { 'Advertising copy': 'Advance', 'Radio jingles copy': 'Advance', Naming: 'Intermediate' },
    languages: { zu: 'Native', en: 'Fluent', st: 'Conversational', xh: 'Conversational' },
  },
  wanjiru: {
    educations: [
      { title: 'Savannah Technical University, Nairobi', country_id: 'KE', from_year: 2013, to_year: 2017 },
    ],
    certifications: [
      {
        title: 'Accessible interfaces',
        conferring_organization: 'Rift Valley Design Circle',
        description: 'Screens that work with a screen reader, in bright sun and with one thumb.',
        country_id: 'KE',
        year: 2022,
      },
    ],
    skills: { 'UI design': 'Advance', 'UX research': 'Advance', 'Web design': 'Intermediate' },
    languages: { ki: 'Native', sw: 'Native', en: 'Fluent' },
  },
};

/** Adds the person's qualifications to their profile, if there are any. */
export async function showQualifications(member: Member, key: keyof MembersByName): Promise<void> {
  const shown = qualifications[key];
  if (!shown) return;
  for (const body of shown.educations) await member.ok(educations.add, { body });
  for (const body of shown.certifications) await member.ok(certifications.add, { body });
  const known = new Map((await member.ok(catalogue.skills)).skills.map((skill) => [skill.name, skill.id]));
  const skills = Object.entries(shown.skills).map(([name, level]) => ({
    skillId: known.get(name),
    proficiency: level,
  }));
  await member.ok(userSkills.attach, { body: { skills } });
  const spoken = Object.entries(shown.languages).map(([languageId, level]) => ({
    languageId,
    proficiency: level,
  }));
  await member.ok(languages.attach, { body: { languages: spoken } });
}
